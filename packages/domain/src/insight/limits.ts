/** Days of the week with an entry that a summary needs (core §5, §9). */
export const INSIGHT_MIN_DAYS = 5;
/** Number of days before the week that it is compared with. */
export const INSIGHT_BEFORE_DAYS = 28;
/** Number of days, the week included, that effects of weekday, time of day and tags are computed from. */
export const INSIGHT_EFFECT_DAYS = 56;

/** Core §9, companion §9: cache lifetimes of the summary and of its entries, ms. */
export const SUMMARY_CACHE_MS = 3_600_000;
export const SUMMARY_ENTRIES_CACHE_MS = 1_800_000;

/** Core §4, §9: retries and waits of the screen if the service is slow or fails. */
export const INSIGHT_RETRIES = 3;
export const INSIGHT_RETRY_EVERY_MS = 3000;
export const INSIGHT_FAILURE_SHOWN_MS = 5000;
export const INSIGHT_ASYNC_WAIT_MS = 30_000;
export const INSIGHT_STUCK_MS = 60_000;
export const INSIGHT_STUCK_RETRY_MS = 1000;
/** Characters shown before 'Ler mais'. */
export const INSIGHT_FOLD = 200;

/** The specification can be read in two ways; these are the values of both (decision D23). */
export const SUMMARY_POLLING = {
  default: { attempts: 15, everyMs: 2000, requestTimeoutMs: null },
  extended: { attempts: 60, everyMs: 2000, requestTimeoutMs: 30_000 },
} as const;
export type SummaryPollingProfile = keyof typeof SUMMARY_POLLING;

/** Maximum number of effects of each kind. */
export const INSIGHT_EFFECTS_MAX = 3;
/** Minimum number of values on each side of an effect. */
export const INSIGHT_EFFECT_MIN_SIDE = 5;
/**
 * Minimum degrees of freedom: values minus one per week minus one for the effect. With fewer, chance alone
 * produces effects too often.
 */
export const INSIGHT_EFFECT_MIN_FREEDOM = 20;
/** A smaller difference is not mentioned, because both averages would look alike. */
export const INSIGHT_EFFECT_MIN_DIFFERENCE = 0.2;
/** Longest text that is checked. The check takes quadratic time. */
export const INSIGHT_TEXT_MAX = 4000;
