/** Ages a person can tell, years (companion §5, §9). */
export const AGE_MIN = 1;
export const AGE_MAX = 120;
/** Below this a person is a minor (decision D27). */
export const ADULT_AGE = 18;
/** Hours of sleep a night (companion §5, §9). */
export const SLEEP_HOURS_MIN = 1;
export const SLEEP_HOURS_MAX = 24;
/** Digits of a phone number with its area code (companion §9). */
export const PHONE_DIGITS = 11;
/** Characters of a name; as in the account. */
export const PERSON_NAME_MAX = 100;
/** Characters of a short own text: the city, an 'Outro'. */
export const SHORT_TEXT_MAX = 200;
/** Characters of a longer own text: the motivation in own words, medications, additional information. */
export const LONG_TEXT_MAX = 1000;
/** Fields of the user data in all, and bytes of its JSON: free fields are allowed (companion §3). */
export const USER_DATA_FIELDS_MAX = 60;
export const USER_DATA_MAX_BYTES = 32_000;
