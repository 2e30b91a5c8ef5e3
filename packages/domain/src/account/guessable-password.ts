import type { ErrorCode } from '../errors/catalogue.ts';
import { ANONYMOUS_PREFIX } from './anonymous-address.ts';

/**
 * Minimum number of guesses that an informed attacker has to need for a new password. As measured in
 * packages/password-check, typical variations of one known word need fewer; 8 random characters (which zxcvbn estimates
 * at 10^8) and three or four words need more.
 */
export const PASSWORD_MIN_GUESSES = 10_000_000;
/**
 * Longest text that zxcvbn judges at once, UTF-16 units. Its time grows faster than the length, and 128 characters can
 * take more than half a second. If a password is longer, only its beginning and its end are judged.
 */
export const PASSWORD_JUDGED_LENGTH = 32;

/** A part of a password that zxcvbn recognised. `length` is in UTF-16 units. */
export type RecognisedPart = {
  kind: 'personal' | 'product' | 'password' | 'word' | 'date' | 'sequence' | 'repeat' | 'unknown';
  length: number;
};

const CODES = {
  personal: 'PASSWORD_PERSONAL',
  product: 'PASSWORD_GUESSABLE',
  password: 'PASSWORD_COMMON',
  word: 'PASSWORD_GUESSABLE',
  date: 'PASSWORD_DATED',
  sequence: 'PASSWORD_SEQUENCE',
  repeat: 'PASSWORD_REPEATED',
  unknown: 'PASSWORD_GUESSABLE',
} as const satisfies Record<RecognisedPart['kind'], ErrorCode>;

/**
 * Why a password is easy to guess. Personal data in it takes precedence; otherwise the code depends on the longest kind
 * of part.
 */
export function guessableCode(parts: readonly RecognisedPart[]): ErrorCode {
  if (parts.some(({ kind }) => kind === 'personal')) return CODES.personal;
  const known = parts.filter(({ kind }) => kind !== 'unknown');
  const longest = known.reduce((a, b) => (b.length > a.length ? b : a), known[0] ?? { kind: 'unknown', length: 0 });
  return CODES[longest.kind];
}

const ANONYMOUS_NAME = new RegExp(`${ANONYMOUS_PREFIX}[a-z2-7]{52}`, 'i');

/**
 * Whether the password contains the name of a pseudonymous account. Such names are shown on /perfil, so they are no
 * secret.
 */
export const holdsAnonymousName = (password: string): boolean => ANONYMOUS_NAME.test(password);
