/** What people write between the digits of a number, and the invisible characters of address books around it. */
export const SEPARATORS = /[\s().\-\u2010-\u2013\p{Cf}]/gu;

/**
 * Brazil's code, and what is dialled before an area code: a zero, or 90 if the other person pays, with or without the
 * two digits of a carrier ("0xx" in print); neither is needed. Then an area code, and a mobile number or one of eight digits. Nothing before or after.
 */
const NUMBER =
  /^(?:(?:\+|00)?55)?(?:9?0(?:xx|[1-9]\d)?)?((?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:9\d{8}|[2-9]\d{7}))$/i;

/**
 * Area code and number, 11 digits of a mobile number or 10 of another, of a typed Brazilian number; null if it is not
 * one. Never cuts or leaves out a digit of it, because the rest of a foreign or mistyped number can be a stranger's.
 */
export const nationalNumber = (typed: string): string | null => NUMBER.exec(typed.replace(SEPARATORS, ''))?.[1] ?? null;

/** Whether a typed number is a mobile number that lacks only the 9 at its beginning. */
export const lacksNine = (typed: string): boolean => /^\d\d[6-9]\d{7}$/.test(nationalNumber(typed) ?? '');
