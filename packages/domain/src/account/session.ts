import { DAY_MS } from '../time/local-date.ts';

/** Sessions live 30 days from their last use (decision D14). */
export const SESSION_DAYS = 30;
export const SESSION_MS = SESSION_DAYS * DAY_MS;
/** However much it is used, a session ends this long after the sign-in that began it. */
export const SESSION_LONGEST_MS = 90 * DAY_MS;
/** When a session ends that begins or is renewed now, ms epoch: 30 days on, never beyond its longest life. */
export const sessionEnd = (signedInAt: number, now: number): number =>
  Math.min(now + SESSION_MS, signedInAt + SESSION_LONGEST_MS);
/** Sessions an account may have open; a further sign-in ends the oldest. */
export const SESSIONS_MAX = 20;
/** A session in use renews its token once a day, so that reading writes nothing. */
export const SESSION_RENEW_AFTER_MS = DAY_MS;
/** A renewed token that was never seen in use is replaced after this. */
export const SESSION_RENEW_RETRY_MS = 5 * 60_000;
/** How long the token before a renewed one still serves requests already under way. */
export const SESSION_PREVIOUS_TOKEN_MS = 60_000;
/** A reset link works for one hour. */
export const RESET_TOKEN_MS = 3_600_000;
/** A new recovery address waits so long for its mailbox to confirm it. */
export const RECOVERY_CONFIRM_MS = DAY_MS;
/** How long the former recovery address can be put back by the link mailed when it changed. */
export const RECOVERY_UNDO_MS = 7 * DAY_MS;
/** So long after its sign-up an account without any address or second factor sets a first one without its password. */
export const NEW_ACCOUNT_MS = 3_600_000;
/** A started sign-in or confirmation waits so long for its second factor, and takes so many wrong answers. */
export const SECOND_FACTOR_TICKET_MS = 5 * 60_000;
export const SECOND_FACTOR_TRIES = 5;
/** A new authenticator app waits so long for its first code. */
export const TOTP_SETUP_MS = 3_600_000;
/** Recovery codes of one set, and passkeys of one account. */
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
/** Characters of a passkey's name. */
export const PASSKEY_LABEL_MAX = 60;
/** Quotas use the profile's zone, changeable once in 24 hours (decision D1). */
export const TIME_ZONE_CHANGE_MS = DAY_MS;
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';
/** Characters of a display name. */
export const NAME_MAX = 100;
