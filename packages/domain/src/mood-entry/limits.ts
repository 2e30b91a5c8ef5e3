/** Note length on /registrar and /registrar-lote, in characters a person counts (decision D3). */
export const NOTE_MAX = 2000;
/** Note length in onboarding and in the popup (companion §5, decision D3). */
export const CHECK_IN_NOTE_MAX = 255;
/** Text preview length, in characters a person counts (core §9). */
export const NOTE_PREVIEW = 120;
/** Entries of one batch (decision D5). */
export const BATCH_MAX = 100;
/** How far a timestamp may lie ahead of the server's clock (decision D5). */
export const FUTURE_TOLERANCE_MS = 5 * 60_000;
/** Earliest instant an entry may carry: 2000-01-01T00:00:00Z. */
export const EARLIEST_TIMESTAMP_MS = 946_684_800_000;
/** Entries of a list when no limit is asked for (issue "foundation", §4), and at most. */
export const LIST_DEFAULT = 100;
export const LIST_MAX = 500;
/** Rows of a date range before a cursor continues it. */
export const DATE_RANGE_MAX_ROWS = 1000;
/** Days of charts and insights: the last 7 local days, today included (core §9, decision D1). */
export const WEEK_DAYS = 7;
/** Concerning pattern: window default and most (core §9), days and average (decision D4). */
export const CONCERNING_WINDOW_DAYS = 7;
export const CONCERNING_WINDOW_MAX_DAYS = 90;
export const CONCERNING_MIN_DAYS = 3;
export const CONCERNING_BELOW_AVERAGE = 2;
/** Days an idempotency key is remembered (decision D6). */
export const IDEMPOTENCY_KEY_DAYS = 30;
/** Characters of a search over notes. */
export const SEARCH_QUERY_MAX = 200;
/** How long undo is offered after a save or a deletion, ms. */
export const UNDO_MS = 8000;
/** An entry older than this tells of a time that passed, not of a crisis now: two days. */
export const CRISIS_RECENT_MS = 172_800_000;
