/** RFC 5321: a local part has at most 64 octets, a path 254. */
const LOCAL_PART_MAX = 64;
const ADDRESS_MAX = 254;
/** Control and format characters (zero-width, direction marks) can't be seen, so they can't be meant. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** Lowercased and trimmed, as before anonymisation (core §5). */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Whether the text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  if (text.length > ADDRESS_MAX || !text.isWellFormed()) return false;
  return ADDRESS.test(text) && text.indexOf('@') <= LOCAL_PART_MAX;
}

/** Enough of an address to recognise it, not to read it: `ma…@exemplo.com`, `…@exemplo.com` for `a@`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const characters = [...local];
  return `${characters.slice(0, Math.min(2, Math.floor(characters.length / 2))).join('')}…@${domain}`;
}
