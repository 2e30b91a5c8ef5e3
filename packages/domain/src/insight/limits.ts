/** Number of days of the week with an entry that a summary requires (core §5, §9). */
export const INSIGHT_MIN_DAYS = 5;
/** Number of days before the week with which the week is compared. */
export const INSIGHT_BEFORE_DAYS = 28;
/** Number of days, the week included, from which effects of weekday, time of day and tags are computed. */
export const INSIGHT_EFFECT_DAYS = 56;

/** Cache lifetimes of the summary and of its entries, ms (core §9, companion §9). */
export const SUMMARY_CACHE_MS = 3_600_000;
export const SUMMARY_ENTRIES_CACHE_MS = 1_800_000;

/** Retries and waits of the screen if the service is slow or fails (core §4, §9). */
export const INSIGHT_RETRIES = 3;
export const INSIGHT_RETRY_EVERY_MS = 3000;
export const INSIGHT_FAILURE_SHOWN_MS = 5000;
export const INSIGHT_ASYNC_WAIT_MS = 30_000;
export const INSIGHT_STUCK_MS = 60_000;
export const INSIGHT_STUCK_RETRY_MS = 1000;
/** Number of characters shown before 'Ler mais'. */
export const INSIGHT_FOLD = 200;

/**
 * Polling of the summary. The specification can be read in two ways; these are the values of both readings (decision
 * D23).
 */
export const SUMMARY_POLLING = {
  default: { attempts: 15, everyMs: 2000, requestTimeoutMs: null },
  extended: { attempts: 60, everyMs: 2000, requestTimeoutMs: 30_000 },
} as const;
export type SummaryPollingProfile = keyof typeof SUMMARY_POLLING;

/** Maximum number of effects of each kind. */
export const INSIGHT_EFFECTS_MAX = 3;
/** Minimum number of values with, and of values without, the mark of an effect. */
export const INSIGHT_EFFECT_MIN_SIDE = 5;
/**
 * Minimum degrees of freedom: values minus one per week minus one for the effect. With fewer, effects occur too often
 * by chance.
 */
export const INSIGHT_EFFECT_MIN_FREEDOM = 20;
/** Minimum difference of an effect. With a smaller difference both shown averages would look alike. */
export const INSIGHT_EFFECT_MIN_DIFFERENCE = 0.2;
/** Longest text that is checked, because the time of the check grows with the square of the length. */
export const INSIGHT_TEXT_MAX = 4000;
