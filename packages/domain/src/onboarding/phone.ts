import { PHONE_DIGITS } from './limits.ts';

/** No area code begins with 0. */
const FORMAT = /^\([1-9]\d\) \d{5}-\d{4}$/;

/**
 * Brazil's country code at the start of a pasted number. Without a plus it is recognised only before a complete number,
 * because 55 is also an area code.
 */
const COUNTRY = /^\+55|^55(?=\d{11}$)/;
/** What is dialled before the area code of a complete mobile number: a zero, or a zero and the digits of a carrier. */
const TRUNK = /^0(?:[1-9]\d)?(?=[1-9]\d9\d{8}$)/;

const digitsOf = (text: string): string =>
  text
    .replace(/(?!^\+)\D/g, '')
    .replace(COUNTRY, '')
    .replace(/\D/g, '')
    .replace(TRUNK, '')
    .slice(0, PHONE_DIGITS);

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
