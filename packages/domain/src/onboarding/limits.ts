/** Range of ages, in years. */
export const AGE_MIN = 1;
export const AGE_MAX = 120;
/** Age of adulthood, years. Younger people are minors. */
export const ADULT_AGE = 18;
/** Range of hours of sleep per night. */
export const SLEEP_HOURS_MIN = 1;
export const SLEEP_HOURS_MAX = 24;
/** Number of digits of a phone number with its area code. */
export const PHONE_DIGITS = 11;
/** Longest name, in characters, the same as in the account. */
export const PERSON_NAME_MAX = 100;
/** Longest short text, in characters: the city, or the text of 'Outro'. */
export const SHORT_TEXT_MAX = 200;
/** Longest long text, in characters: motivation, medications, additional information. */
export const LONG_TEXT_MAX = 1000;
/**
 * Maximum number of fields of the user data, and maximum size of its JSON in bytes. Both are limited, because custom
 * fields are allowed.
 */
export const USER_DATA_FIELDS_MAX = 60;
export const USER_DATA_MAX_BYTES = 32_000;
