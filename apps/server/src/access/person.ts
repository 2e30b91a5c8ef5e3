import type { PlanId } from '@alento/domain/plan/plans';
import type { SharedPart } from '@alento/domain/sharing/parts';
import type { UserKey } from '../crypto/seal.ts';
import type { Owner } from './owner.ts';
import type { SharedHolder } from './reader.ts';

/** The right to read and change a person's data, with the data key that decrypts the encrypted columns. */
export type KeyHolder = {
  readonly owner: Owner;
  /** Decrypts the person's data key, which stays in memory for this request or job only. */
  readonly userKey: () => UserKey;
};

/** The owner of data, or a reader of one part of it, with the data key. */
export type Holder<Part extends SharedPart> = KeyHolder | SharedHolder<Part>;

/** A person for whom a feature acts, in a request that the person sent or in a job. */
export type Person = KeyHolder & {
  /** Time zone of the request's header, else that of the profile. IANA name. */
  readonly timeZone: string;
  /** Time zone of the account, IANA name. Quotas and once-a-day limits use it and ignore the request's header. */
  readonly quotaTimeZone: string;
};

/** A person with the current plan, for features that depend on the plan. */
export type PersonWithPlan = Person & { readonly planId: PlanId };

/** The session that authorised a request. */
type SessionFacts = {
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  /** When the person signed in to this session. */
  readonly signedInAt: Date;
};

/** A signed-in person, as the session check of a request returns. */
export type SignedIn = PersonWithPlan & SessionFacts;

/**
 * Finds the person of a bearer token; null if the token is invalid. Runs one SQL statement, unless the session, the
 * time zone or the day of the last use has to be updated.
 *
 * @param timeZone time zone of the request, IANA name.
 * @param remembers whether the request's time zone may be stored for the account (default true).
 */
export type CheckSession = (
  bearer: string,
  timeZone?: string,
  remembers?: boolean,
) => Promise<{ signedIn: SignedIn; renewedToken: string | null } | null>;

/**
 * Loads a person for a job: data key, plan and the account's time zone, without a session.
 *
 * @param userId the account's id, from a job's payload.
 * @returns null if the account was deleted.
 */
export type PersonForJob = (userId: string) => Promise<PersonWithPlan | null>;

/**
 * Loads many people with the same number of SQL statements as one person. Leaves deleted accounts out. A data key is
 * decrypted at its first use, so that a key that can't be decrypted fails only that person's work.
 */
export type PersonsForJob = (userIds: readonly string[]) => Promise<PersonWithPlan[]>;
