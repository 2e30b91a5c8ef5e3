import { isAnonymousAddress } from '../account/anonymous-address.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';
import { PHONE_DIGITS } from '../onboarding/limits.ts';
import { formatPhone } from '../onboarding/phone.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Channel } from './channels.ts';

/** The area codes of Brazil. */
export const AREA_CODES = (
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
).split(' ');

/** What people write between the digits of a number: spaces, brackets, dots and kinds of hyphens. */
const SEPARATORS = /[\s().\-\u2010-\u2013]/g;
/**
 * Brazil's code, or what is dialled before an area code (a zero, with or without the two digits of a carrier), or neither;
 * then an area code, and a number of nine digits that begins with 9. Nothing before or after.
 */
const MOBILE = /^(?:\+?55|0(?:[1-9]\d)?)?(\d{2})(9\d{8})$/;
/** A mobile number of eight digits, as it was written before it got the first 9. */
const WITHOUT_NINE = /^(?:\+?55)?(\d{2})([6-9]\d{7})$/;

/**
 * A typed Brazilian mobile number in E.164, such as +5511988887777; null if it is not one. Never cuts or leaves out a
 * digit of it, because the rest of a foreign or mistyped number can be the number of a stranger.
 */
export function toMobileNumber(typed: string): string | null {
  const [, area = '', number] = MOBILE.exec(typed.replace(SEPARATORS, '')) ?? [];
  return AREA_CODES.includes(area) ? `+55${area}${number}` : null;
}

/** Whether a typed number is a mobile number that lacks only the 9 at its beginning. */
export function lacksNine(typed: string): boolean {
  const [, area = ''] = WITHOUT_NINE.exec(typed.replace(SEPARATORS, '')) ?? [];
  return AREA_CODES.includes(area);
}

/** A mobile number in E.164 as people write it: `(11) 98888-7777`. */
export const mobileText = (number: string): string => formatPhone(number);

/**
 * Formats a mobile number while a person types. A text that can't become one stays as it is, so that the person sees
 * what is refused.
 */
export function formatMobile(typed: string): string {
  const number = toMobileNumber(typed);
  if (number !== null) return mobileText(number);
  const plain = typed.replace(SEPARATORS, '');
  return /^\d*$/.test(plain) && plain.length <= PHONE_DIGITS ? formatPhone(plain) : typed;
}

/** Reads a typed address of a channel: an e-mail address, or a Brazilian mobile number, which becomes E.164. */
export function channelAddressOf(channel: Channel, typed: string): Result<string> {
  if (channel === 'whatsapp') {
    const number = toMobileNumber(typed);
    if (number !== null) return accept(number);
    return refuse(lacksNine(typed) ? 'CHANNEL_NUMBER_WITHOUT_NINE' : 'CHANNEL_NUMBER_INVALID');
  }
  const address = normalizeEmail(typed);
  return isEmail(address) && !isAnonymousAddress(address) ? accept(address) : refuse('CHANNEL_EMAIL_INVALID');
}
