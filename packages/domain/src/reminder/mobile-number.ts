import { isAnonymousAddress } from '../account/anonymous-address.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';
import { PHONE_DIGITS } from '../onboarding/limits.ts';
import { lacksNine, nationalNumber, SEPARATORS } from '../onboarding/national-number.ts';
import { formatPhone } from '../onboarding/phone.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Channel } from './channels.ts';

/** A typed Brazilian mobile number in E.164, such as +5511988887777; null if it is not one. */
export function toMobileNumber(typed: string): string | null {
  const number = nationalNumber(typed);
  return number?.length === PHONE_DIGITS ? `+55${number}` : null;
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
