import { accept, type Result, refuse } from '../result.ts';

/** RFC 5321: a local part has at most 64 octets, a path 254. */
const LOCAL_PART_MAX = 64;
const ADDRESS_MAX = 254;
/** An address without invisible characters, such as zero-width spaces and direction marks. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** Normalises an address before it is anonymised. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Whether the text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  if (text.length > ADDRESS_MAX || !text.isWellFormed()) return false;
  return ADDRESS.test(text) && text.indexOf('@') <= LOCAL_PART_MAX;
}

/**
 * Masks an address so that its owner recognises it: `ma…@exemplo.com`, or `…@exemplo.com` for a very short
 * local part.
 */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const characters = [...local];
  return `${characters.slice(0, Math.min(2, Math.floor(characters.length / 2))).join('')}…@${domain}`;
}

/** Normalises and validates a recovery address, with the specified errors. */
export function checkRecoveryEmail(text: string): Result<string> {
  const email = normalizeEmail(text);
  if (email === '') return refuse('RECOVERY_EMAIL_EMPTY');
  return isEmail(email) ? accept(email) : refuse('RECOVERY_EMAIL_FORMAT');
}
