/** Number of local days that a record covers, today included; fewer if the diary is younger. */
export const RECORD_DAYS = 90;
/** Minimum number of days with entries within the period of a record, as for a weekly insight. */
export const RECORD_MIN_DAYS = 5;
/** Default and maximum number of records of a list. */
export const RECORD_LIST_DEFAULT = 2;
export const RECORD_LIST_MAX = 50;
/** Longest text that a person adds to a record, in characters. */
export const OWN_WORDS_MAX = 2000;
/** Longest name that a person puts on a record, in characters. */
export const DISPLAY_NAME_MAX = 100;
/** Minimum number of days with entries of a week that is compared with other weeks. */
export const WEEK_MIN_DAYS = 3;
/** Maximum number of tags of a record. */
export const RECORD_TAGS_MAX = 6;
/** Longest period in days whose course is shown by day; a longer one is shown by week. */
export const DAILY_SERIES_MAX_DAYS = 31;
