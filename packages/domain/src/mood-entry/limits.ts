/** How long a mood that was chosen without an account is kept on the device. */
export const FIRST_MOOD_KEPT_MS = 7 * 86_400_000;
/** Longest note on /registrar and /registrar-lote, in user-perceived characters. */
export const NOTE_MAX = 2000;
/** Longest note in onboarding and in the popup. */
export const CHECK_IN_NOTE_MAX = 255;
/** Length of a note preview, in user-perceived characters. */
export const NOTE_PREVIEW = 120;
/** Maximum number of entries in a batch. */
export const BATCH_MAX = 100;
/** How far a timestamp may be ahead of the server's clock. */
export const FUTURE_TOLERANCE_MS = 5 * 60_000;
/** Earliest timestamp of an entry: 2000-01-01T00:00:00Z. */
export const EARLIEST_TIMESTAMP_MS = 946_684_800_000;
/** Default and maximum number of entries in a list. */
export const LIST_DEFAULT = 100;
export const LIST_MAX = 500;
/** Maximum number of entries per page of a date range. */
export const DATE_RANGE_MAX_ROWS = 1000;
/** A page of entries ends early when its notes reach this size, bytes. */
export const PAGE_MAX_BYTES = 2_000_000;
/** Number of days in charts and summaries: the last 7 local days, today included. */
export const WEEK_DAYS = 7;
/**
 * Concerning pattern: default and maximum number of days that are checked, number of low days, and the average below
 * which a day is low.
 */
export const CONCERNING_WINDOW_DAYS = 7;
export const CONCERNING_WINDOW_MAX_DAYS = 90;
export const CONCERNING_MIN_DAYS = 3;
export const CONCERNING_BELOW_AVERAGE = 2;
/** Number of days an idempotency key is stored. */
export const IDEMPOTENCY_KEY_DAYS = 30;
/** Longest search text for notes, in characters. */
export const SEARCH_QUERY_MAX = 200;
/** How long undo is offered after a save or a deletion, ms. */
export const UNDO_MS = 8000;
/** Maximum age of an entry that opens the crisis card: two days, ms. An older entry describes the past. */
export const CRISIS_RECENT_MS = 172_800_000;
