/** Longest name of a medicine, and of a dose as written, in user-perceived characters. */
export const MEDICATION_NAME_MAX = 80;
export const MEDICATION_DOSE_MAX = 80;
/** Maximum number of medicines of a person, ended ones included, and of times a day of one. */
export const MEDICATIONS_MAX = 20;
export const MEDICATION_TIMES_MAX = 8;
/** A dose can be noted today and on this number of days before. */
export const DOSE_BACK_DAYS = 31;
/** Maximum number of days of one request for the days of the diary. */
export const MEDICATION_RANGE_MAX_DAYS = 92;
/** How long before its time a planned dose is offered by one tap, ms. */
export const DOSE_EARLY_MS = 2 * 3_600_000;
/** Planned doses from the first time on belong to the night, and stay until the second on the next day. */
export const NIGHT_FROM = '18:00';
export const NIGHT_VISIBLE_UNTIL = '12:00';
/** How long after "depois" the reminder comes again, ms. */
export const REMIND_AGAIN_MS = 30 * 60_000;
/** Number of former plans that a medicine keeps. The oldest is dropped. */
export const FORMER_PLANS_MAX = 24;
