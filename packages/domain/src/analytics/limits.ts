/** Minimum number of entries for an average by weekday or by time of day. */
export const FIGURE_MIN_ENTRIES = 3;
/** Minimum number of days with entries before a trend or a sentence about a period is shown. */
export const TREND_MIN_DAYS = 3;
/** Minimum number of days with entries in each of two compared periods. */
export const CHANGE_MIN_DAYS = 3;
/** Minimum number of days with entries before best and hardest days are shown. */
export const NOTABLE_MIN_DAYS = 5;
/** Maximum number of best days and of hardest days shown, and maximum number of notes shown for each day. */
export const NOTABLE_DAYS = 3;
export const NOTABLE_NOTES = 3;
/** Maximum number of days without an entry over which a streak continues. */
export const REST_DAYS_MAX = 2;
/** Minimum number of days with and without a tag for a comparison. */
export const INFLUENCE_MIN_DAYS = 5;
/** A difference is clear only if it exceeds this many standard errors. */
export const CLEAR_STANDARD_ERRORS = 3;
/**
 * Thresholds of the circular-shift test (rotation.ts): the maximum share of shifts that give at least the same
 * difference, and the number of standard deviations of all shifts that the difference has to exceed. In simulations
 * at most one in seven people with 12 tags and no real effect sees any clear difference, even with autocorrelated
 * moods and tags.
 */
export const ROTATION_SHARE_MAX = 0.005;
export const ROTATION_DEVIATIONS = 2.5;
/** Maximum number of shifts, and the minimum for a clear difference. A year allows 364 shifts. */
export const ROTATIONS_MAX = 364;
export const ROTATIONS_MIN = 49;
/** Number of days of the year view, today included. */
export const YEAR_DAYS = 365;
