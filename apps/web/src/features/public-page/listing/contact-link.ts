import { dialable, plainPhone } from '@alento/domain/safety/safety-plan';

const PHONE = /^\+?[\d ().-]+$/;
/** A number with area code has at least 10 digits; with country code at most 15 (E.164). */
const PHONE_DIGITS = /^\d{10,15}$/;
// ASCII only, so that no look-alike letter can imitate another address.
const MAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const PAGE = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\x21-\x7e]*)?$/i;

/**
 * The address of a contact that a professional typed; null if it isn't unambiguously a phone number, an e-mail address
 * or an https address. It is shown as text then.
 */
export function contactLink(contact: string): string | null {
  const text = contact.trim();
  const phone = plainPhone(text);
  if (PHONE.test(phone) && PHONE_DIGITS.test(phone.replace(/\D/g, ''))) return `tel:${dialable(phone)}`;
  if (MAIL.test(text)) return `mailto:${text}`;
  return PAGE.test(text) ? text : null;
}
