/** How long a finished export can be downloaded, hours. */
export const EXPORT_LIFETIME_HOURS = 48;
/** Maximum number of exports of a person in 24 hours. */
export const EXPORTS_PER_DAY = 3;
/** Largest file to import, bytes. */
export const IMPORT_FILE_MAX_BYTES = 25_000_000;
/** Maximum size of an unpacked file, bytes, so that a small archive can't fill the memory. */
export const IMPORT_UNPACKED_MAX_BYTES = 100_000_000;
/** Maximum number of entries of a file: more than 25 years with 5 entries a day. */
export const IMPORT_ENTRIES_MAX = 50_000;
/** Longest name of an imported file, in characters. */
export const IMPORT_FILE_NAME_MAX = 255;
/** Longest name of a mood or an activity of an imported file, in UTF-16 units. The person maps it to a score or a tag. */
export const IMPORT_NAME_MAX = 255;
/**
 * Longest imported note, in user-perceived characters. It is larger than a note written in the app, because a note of
 * another app is kept whole.
 */
export const IMPORT_NOTE_MAX = 20_000;
/** Maximum size of an imported note in UTF-8, bytes, so that a list of a hundred such notes has 4 MB. */
export const IMPORT_NOTE_MAX_BYTES = 40_000;
/** Maximum size of an imported comment of the AI in UTF-8, bytes. Those of Alento have some sentences. */
export const IMPORT_COMMENT_MAX_BYTES = 4000;
/**
 * Maximum size of all texts of the entries of a file in UTF-8, bytes: notes, and names as often as entries have them.
 * Ten years with 2,000 characters a day are 8 MB.
 */
export const IMPORT_TEXTS_MAX_BYTES = 20_000_000;
/** How long an import can be undone, days. */
export const IMPORT_UNDO_DAYS = 30;
/** How long a preview that was not confirmed is kept, hours. */
export const IMPORT_PREVIEW_HOURS = 24;
/** Maximum number of problems listed in a preview. The last one says how many there are beyond it. */
export const IMPORT_PROBLEMS_MAX = 200;
/** Maximum number of names of a scale, and of activities, in a preview. */
export const IMPORT_NAMES_MAX = 2000;
/** How long the accounting record of a payment outlives its account, years. */
export const ACCOUNTING_YEARS = 5;
