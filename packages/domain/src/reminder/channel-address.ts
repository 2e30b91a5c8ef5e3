import { isAnonymousAddress } from '../account/anonymous-address.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Channel } from './channels.ts';
import { lacksNine, toMobileNumber } from './mobile-number.ts';

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
