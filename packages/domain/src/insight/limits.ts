/** Days of the week that need a record before it can be told about (core §5, §9). */
export const INSIGHT_MIN_DAYS = 5;
/** Days before the week it is compared with. */
export const INSIGHT_BEFORE_DAYS = 28;
/** Days that effects of weekday, time of day and tags are read from, the week's included. */
export const INSIGHT_EFFECT_DAYS = 56;

/** Core §9, companion §9: caches of the summary and of the entries it was made from, ms. */
export const SUMMARY_CACHE_MS = 3_600_000;
export const SUMMARY_ENTRIES_CACHE_MS = 1_800_000;

/** Core §4, §9: what the screen does when the service is slow or fails. */
export const INSIGHT_RETRIES = 3;
export const INSIGHT_RETRY_EVERY_MS = 3000;
export const INSIGHT_FAILURE_SHOWN_MS = 5000;
export const INSIGHT_ASYNC_WAIT_MS = 30_000;
export const INSIGHT_STUCK_MS = 60_000;
export const INSIGHT_STUCK_RETRY_MS = 1000;
/** Characters of the text that are shown before 'Ler mais'. */
export const INSIGHT_FOLD = 200;

/** Both readings of the specification's polling (decision D23). */
export const SUMMARY_POLLING = {
  default: { attempts: 15, everyMs: 2000, requestTimeoutMs: null },
  extended: { attempts: 60, everyMs: 2000, requestTimeoutMs: 30_000 },
} as const;
export type SummaryPollingProfile = keyof typeof SUMMARY_POLLING;

/** Effects told of each kind, the clearest first. */
export const INSIGHT_EFFECTS_MAX = 3;
/** Days, or parts of days, on each side of an effect. */
export const INSIGHT_EFFECT_MIN_SIDE = 5;
/** Values beyond one for each week and one for the effect: with fewer, chance alone makes effects too often. */
export const INSIGHT_EFFECT_MIN_FREEDOM = 20;
/** Apart by less than this, no effect is worth a sentence: it would read as the same number. */
export const INSIGHT_EFFECT_MIN_DIFFERENCE = 0.2;
/** A longer text is no summary; its check takes time by the square of its length. */
export const INSIGHT_TEXT_MAX = 4000;
