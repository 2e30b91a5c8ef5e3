import type { ErrorCode } from '../errors/catalogue.ts';
import { ANONYMOUS_PREFIX } from './anonymous-address.ts';

/**
 * A password that an informed attacker finds with fewer guesses is refused (decision D13). Measured in
 * packages/password-check: what people make up from one known word stays below, 8 random characters,
 * which zxcvbn counts as 10^8, and three or four words stay above.
 */
export const PASSWORD_MIN_GUESSES = 10_000_000;
/**
 * How many UTF-16 units are handed to zxcvbn at once: its time grows faster than the text, and 128
 * characters can hold it for more than half a second. A longer password is judged by its two ends.
 */
export const PASSWORD_JUDGED_LENGTH = 32;

/** What a piece of a password was recognised as; `length` in UTF-16 units. */
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

/** Why a password is guessed so soon: something of the person before all else, else what most of it is. */
export function guessableCode(parts: readonly RecognisedPart[]): ErrorCode {
  if (parts.some(({ kind }) => kind === 'personal')) return CODES.personal;
  const known = parts.filter(({ kind }) => kind !== 'unknown');
  const longest = known.reduce((a, b) => (b.length > a.length ? b : a), known[0] ?? { kind: 'unknown', length: 0 });
  return CODES[longest.kind];
}

const ANONYMOUS_NAME = new RegExp(`${ANONYMOUS_PREFIX}[a-z2-7]{52}`, 'i');

/** Whether a pseudonymous account's name stands in it, whoever's: it is shown on /perfil, and no secret. */
export const holdsAnonymousName = (password: string): boolean => ANONYMOUS_NAME.test(password);
