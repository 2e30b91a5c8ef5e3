import type { PlanId } from '@alento/domain/plan/plans';
import type { UserKey } from '../crypto/seal.ts';
import type { Owner } from './owner.ts';

/** The right to a person's data, and the key that decrypts the sealed part of it. */
export type KeyHolder = {
  readonly owner: Owner;
  /** Opens the person's data key; in memory for this request or job only. */
  readonly userKey: () => UserKey;
};

/** A person for whom a feature acts, in a request of theirs or in a job. */
export type Person = KeyHolder & {
  /** Zone of this request (its header), else the profile's (decision D1). IANA name. */
  readonly timeZone: string;
  /** The account's own zone, IANA name. Quotas and once-a-day rules use it, whatever zone a header names. */
  readonly quotaTimeZone: string;
};

/** A person with the plan in force, for features that a plan opens or limits. */
export type PersonWithPlan = Person & { readonly planId: PlanId };

/** The session that authorised a request. */
type SessionFacts = {
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  /** When the person signed in to this session. */
  readonly signedInAt: Date;
};

/** A signed-in person, as the session check of a request found them. */
export type SignedIn = PersonWithPlan & SessionFacts;

/**
 * Finds the person of a bearer token, or null. One statement, unless the session or the zone has to be renewed.
 *
 * @param timeZone of the request, IANA name.
 * @param remembers whether the request's zone may become the account's (default true).
 */
export type CheckSession = (
  bearer: string,
  timeZone?: string,
  remembers?: boolean,
) => Promise<{ signedIn: SignedIn; renewedToken: string | null } | null>;

/**
 * Loads a person for a job: key, plan and the account's zone, without a session.
 *
 * @param userId from a job's payload.
 * @returns null if the account was deleted.
 */
export type PersonForJob = (userId: string) => Promise<PersonWithPlan | null>;

/**
 * Loads many people in as many statements as one. Deleted accounts are left out. A key is decrypted at its first
 * use, so that a key that can't be decrypted fails the work of that person only.
 */
export type PersonsForJob = (userIds: readonly string[]) => Promise<PersonWithPlan[]>;
