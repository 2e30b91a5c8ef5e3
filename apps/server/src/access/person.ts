import type { PlanId } from '@alento/domain/plan/plans';
import type { UserKey } from '../crypto/seal.ts';
import type { Owner } from './owner.ts';

/** The right to a person's data, and the key that opens what of it is sealed. */
export type KeyHolder = {
  readonly owner: Owner;
  /** Opens the person's data key; in memory for this request or job only. */
  readonly userKey: () => UserKey;
};

/** A person as features act for them, whoever asked: a request of theirs, or a job. */
export type Person = KeyHolder & {
  /** Zone of this request (its header), else the profile's (decision D1). IANA name. */
  readonly timeZone: string;
  /** The account's own zone: what quotas and once-a-day rules go by, whatever a header says. IANA name. */
  readonly quotaTimeZone: string;
};

/** The same, with the plan in force: for what a plan opens or limits. */
export type PersonWithPlan = Person & { readonly planId: PlanId };

/** The session a request came by. */
type SessionFacts = {
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  /** When the sign-in was that began the session. */
  readonly signedInAt: Date;
};

/** Who asks, as the session check of a request found them. */
export type SignedIn = PersonWithPlan & SessionFacts;

/**
 * The person behind a bearer token, or null; one statement unless something is due.
 *
 * @param timeZone of the request, IANA name.
 * @param remembers whether the zone of the request may become the account's (default true).
 */
export type CheckSession = (
  bearer: string,
  timeZone?: string,
  remembers?: boolean,
) => Promise<{ signedIn: SignedIn; renewedToken: string | null } | null>;

/**
 * A person as a job acts for them: their key, plan and own zone, and no session.
 *
 * @param userId from a job's payload. Null once the account is gone.
 */
export type PersonForJob = (userId: string) => Promise<PersonWithPlan | null>;

/**
 * The same for many people, in as many statements as for one. Whose account is gone is left out. A key
 * is opened at its first use: one that can't be opened is a failure of that person's work alone.
 */
export type PersonsForJob = (userIds: readonly string[]) => Promise<PersonWithPlan[]>;
