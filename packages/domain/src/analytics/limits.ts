/** Entries an average by weekday or by time of day rests on, at least. */
export const FIGURE_MIN_ENTRIES = 3;
/** Days with entries that each of two periods needs before they are compared. */
export const CHANGE_MIN_DAYS = 3;
/** Days with entries before best and hardest ones are told apart. */
export const NOTABLE_MIN_DAYS = 5;
/** Best and hardest days shown, and notes of each. */
export const NOTABLE_DAYS = 3;
export const NOTABLE_NOTES = 3;
/** Days without an entry that a stretch of days outlives: rest days break nothing. */
export const REST_DAYS_MAX = 2;
/** Days on each side of a comparison with and without a tag (issue "core screens", §3). */
export const INFLUENCE_MIN_DAYS = 5;
/** Standard errors a difference must exceed to be called clear. */
export const CLEAR_STANDARD_ERRORS = 3;
/**
 * Beside that, what moving the marks along the days must show (rotation.ts): at most this share of
 * the moves gives as much, and the difference is this many of their standard deviations. By
 * simulation (docs/decisions.md): of people with 12 tags and no effect at all, at most one in seven
 * sees any clear one, even where moods and tags come in runs.
 */
export const ROTATION_SHARE_MAX = 0.005;
export const ROTATION_DEVIATIONS = 2.5;
/** Moves looked at: a year has 364 others; with fewer than these, nothing is clear. */
export const ROTATIONS_MAX = 364;
export const ROTATIONS_MIN = 49;
/** Days of the year in pixels, today included. */
export const YEAR_DAYS = 365;
