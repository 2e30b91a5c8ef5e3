import { DAY_MS } from '../time/local-date.ts';

/** A session expires after 30 days without use. */
export const SESSION_DAYS = 30;
export const SESSION_MS = SESSION_DAYS * DAY_MS;
/** Longest lifetime of a session after sign-in, even if it is used daily. */
export const SESSION_LONGEST_MS = 90 * DAY_MS;
/** When a session expires that is created or renewed now, ms epoch. */
export const sessionEnd = (signedInAt: number, now: number): number =>
  Math.min(now + SESSION_MS, signedInAt + SESSION_LONGEST_MS);
/** Open sessions per account. A further sign-in ends the oldest one. */
export const SESSIONS_MAX = 20;
/** A session's token is renewed at most once a day, so that most requests write nothing. */
export const SESSION_RENEW_AFTER_MS = DAY_MS;
/** If a renewed token was not used within this time, the server sends another one. */
export const SESSION_RENEW_RETRY_MS = 5 * 60_000;
/** How long the previous token stays valid after a renewal, for requests that were already sent. */
export const SESSION_PREVIOUS_TOKEN_MS = 60_000;
/** A reset link works for one hour. */
export const RESET_TOKEN_MS = 3_600_000;
/** Time to confirm a new recovery address with the mailed link. */
export const RECOVERY_CONFIRM_MS = DAY_MS;
/** Time to restore the former recovery address with the link that is mailed when the address changes. */
export const RECOVERY_UNDO_MS = 7 * DAY_MS;
/**
 * Time after sign-up in which an account without address and second factor may set its first recovery address without a
 * password.
 */
export const NEW_ACCOUNT_MS = 3_600_000;
/**
 * Time to enter the second factor of a started sign-in or confirmation, and the allowed number of wrong
 * answers.
 */
export const SECOND_FACTOR_TICKET_MS = 5 * 60_000;
export const SECOND_FACTOR_TRIES = 5;
/** Time to enter the first code of a new authenticator app. */
export const TOTP_SETUP_MS = 3_600_000;
/** Recovery codes per set, and passkeys per account. */
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
/** Longest name of a passkey, in characters. */
export const PASSKEY_LABEL_MAX = 60;
/** Quotas are counted in the profile's time zone, which may change once in 24 hours. */
export const TIME_ZONE_CHANGE_MS = DAY_MS;
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';
/** Longest display name, in characters. */
export const NAME_MAX = 100;

/**
 * Field `code` of a 401 response if the token's account doesn't exist any more, so that devices erase what they keep.
 */
export const ACCOUNT_DELETED_CODE = 'ACCOUNT_DELETED';

/**
 * When an account's time zone may change again, ms epoch; null if it may change now. The rule applies to a zone that a
 * device sends and to a zone that the person chooses in the profile.
 */
export function timeZoneChangeableAt(changedAt: number | null, now: number): number | null {
  if (changedAt === null) return null;
  const from = changedAt + TIME_ZONE_CHANGE_MS;
  return from <= now ? null : from;
}
