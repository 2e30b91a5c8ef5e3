import { PHONE_DIGITS } from './limits.ts';
import { nationalNumber } from './national-number.ts';

/** No area code begins with 0. */
const FORMAT = /^\([1-9]\d\) \d{5}-\d{4}$/;
/** Brazil's code, or 0 or 90 and the digits of a carrier, before a number that is not complete yet. */
const BEFORE_NUMBER = /^(?:(?:00)?55|0[1-9]\d|90(?:[1-9]\d(?!9))?)/;

/**
 * The digits of a number while it is typed. If there are more than a number has, the first ones are removed as far as
 * they can be a prefix: cutting the last ones would leave a stranger's number. 55 is also an area code, so that an
 * eleven-digit number keeps it. A zero, a carrier and an area code from 91 to 99 can't be told, typed one by one, from a
 * complete number with a zero and a digit too many: that digit is ignored.
 */
function digitsOf(text: string): string {
  // A plus says that 55 is the country, also before an incomplete number.
  const digits = text.replace(/^\s*\+\s*55/, '').replace(/\D/g, '');
  const number = nationalNumber(digits);
  if (number?.length === PHONE_DIGITS) return number;
  if (digits.length > PHONE_DIGITS && BEFORE_NUMBER.test(digits)) return digitsOf(digits.replace(BEFORE_NUMBER, ''));
  return digits.slice(0, PHONE_DIGITS);
}

/** Formats digits while a person types: `(99) 99999-9999`, at most 11 digits. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text);
  if (digits.length === 0) return '';
  if (digits.length <= 2) return `(${digits}`;
  if (digits.length <= 7) return `(${digits.slice(0, 2)}) ${digits.slice(2)}`;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, 7)}-${digits.slice(7)}`;
}

/** Whether a phone number is complete: `(99) 99999-9999`. */
export const isPhone = (text: string): boolean => FORMAT.test(text);
