import { DAY_MS } from '../time/local-date.ts';

/** Sessions live 30 days from their last use (decision D14). */
export const SESSION_DAYS = 30;
export const SESSION_MS = SESSION_DAYS * DAY_MS;
/** A session in use renews its token once a day, so that reading writes nothing. */
export const SESSION_RENEW_AFTER_MS = DAY_MS;
/** A renewed token that was never seen in use is replaced after this. */
export const SESSION_RENEW_RETRY_MS = 5 * 60_000;
/** How long the token before a renewed one still serves requests already under way. */
export const SESSION_PREVIOUS_TOKEN_MS = 60_000;
/** A reset link works for one hour. */
export const RESET_TOKEN_MS = 3_600_000;
/** Quotas use the profile's zone, changeable once in 24 hours (decision D1). */
export const TIME_ZONE_CHANGE_MS = DAY_MS;
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';
/** Characters of a display name. */
export const NAME_MAX = 100;
