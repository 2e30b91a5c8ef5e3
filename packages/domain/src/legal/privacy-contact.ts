import { privacyContactCopy as copy } from './privacy-contact.copy.ts';

/** The placeholder in a legal text for the sentence about the contact. Only the running server has the address. */
export const CONTACT_MARK = '{{contact}}';

/**
 * Replaces the placeholders in a legal text or in a page by a sentence that names the person in charge of data
 * protection (LGPD art. 41), or says that this installation names none.
 *
 * @param text HTML, also with JSON in it: the sentences need no escaping in either.
 * @param contact an e-mail address without quotation marks, as `PRIVACY_CONTACT` is; null if none is configured.
 */
export const fillContact = (text: string, contact: string | null): string =>
  text.replaceAll(CONTACT_MARK, () => (contact === null ? copy.none : copy.of(contact)));
