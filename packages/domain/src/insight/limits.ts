import { WEEK_DAYS } from '../mood-entry/limits.ts';

/** Number of days of the week with an entry that a summary requires. */
export const INSIGHT_MIN_DAYS = 5;
/** Number of days before the week with which the week is compared. */
export const INSIGHT_BEFORE_DAYS = 28;
/** Number of days, the week included, from which effects of weekday and time of day are computed. */
export const INSIGHT_EFFECT_DAYS = 56;

/**
 * Earlier days with whose average the week is also compared: their number, and the minimum number of them with entries.
 * The year is mentioned only if enough of its days with entries are older than the 90 days.
 */
export const INSIGHT_QUARTER = { days: 90, minDays: 20 } as const;
export const INSIGHT_YEAR = { days: 365, minDays: 60, minOlderDays: 30 } as const;
/** Number of days, the week included, whose entries are read for a summary. */
export const INSIGHT_HISTORY_DAYS = WEEK_DAYS + INSIGHT_YEAR.days;

/** Maximum number of words of a note that a summary quotes, and the minimum for a quote that can be understood. */
export const QUOTE_WORDS_MAX = 12;
export const QUOTE_WORDS_MIN = 3;
/** Minimum number of days of the week with a name in their notes, and maximum number of names that are mentioned. */
export const MENTION_MIN_DAYS = 2;
export const MENTIONS_MAX = 3;
/**
 * A tag is used unusually often if it is on at least this many days of the week, and if its share of the days with
 * entries is at least this much above its share of the 90 days before.
 */
export const HABIT_MIN_DAYS = 3;
export const HABIT_MIN_CHANGE = 0.3;

/** Cache lifetimes of the summary and of its entries, ms. */
export const SUMMARY_CACHE_MS = 3_600_000;
export const SUMMARY_ENTRIES_CACHE_MS = 1_800_000;

/** Retries and waits of the screen if the service is slow or fails. */
export const INSIGHT_RETRIES = 3;
export const INSIGHT_RETRY_EVERY_MS = 3000;
export const INSIGHT_FAILURE_DISPLAY_MS = 5000;
export const INSIGHT_ASYNC_WAIT_MS = 30_000;
export const INSIGHT_STUCK_MS = 60_000;
export const INSIGHT_STUCK_RETRY_MS = 1000;
/** Number of characters shown before 'Ler mais'. */
export const INSIGHT_FOLD = 200;

/** Polling of the summary. The specification can be read in two ways; these are the values of both readings. */
export const SUMMARY_POLLING = {
  default: { attempts: 15, everyMs: 2000, requestTimeoutMs: null },
  extended: { attempts: 60, everyMs: 2000, requestTimeoutMs: 30_000 },
} as const;
export type SummaryPollingProfile = keyof typeof SUMMARY_POLLING;

/** Maximum number of effects of weekdays and of times of day, and of tags that an external service gets. */
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
