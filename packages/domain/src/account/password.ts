import type { ErrorCode } from '../errors/catalogue.ts';
import { accept, type Result, refuse } from '../result.ts';
import { characterCount } from '../text/plain-text.ts';

/**
 * A password has at least 8 user-perceived characters and meets at least 3 of 5 criteria. It has at most 128 UTF-16
 * units.
 */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const PASSWORD_MIN_STRENGTH = 3;

/**
 * Every error code of a new password: the codes of this file's rule, and those of the check for guessable passwords.
 */
export const PASSWORD_REFUSALS = [
  'PASSWORD_WEAK',
  'PASSWORD_TOO_LONG',
  'PASSWORD_COMMON',
  'PASSWORD_PERSONAL',
  'PASSWORD_DATED',
  'PASSWORD_SEQUENCE',
  'PASSWORD_REPEATED',
  'PASSWORD_GUESSABLE',
] as const satisfies readonly ErrorCode[];

const isLongEnough = (password: string): boolean => characterCount(password) >= PASSWORD_MIN_LENGTH;

const CRITERIA: readonly ((password: string) => boolean)[] = [
  isLongEnough,
  (password) => /\p{Lowercase_Letter}/u.test(password),
  (password) => /\p{Uppercase_Letter}/u.test(password),
  (password) => /\p{Number}/u.test(password),
  (password) => /[^\p{Letter}\p{Number}\s]/u.test(password),
];

/** Labels for strengths 0 to 5. */
export const STRENGTH_LABELS = ['Muito fraca', 'Fraca', 'Razoável', 'Boa', 'Forte', 'Muito forte'] as const;

/** How many of the five criteria the password meets, 0 to 5. */
export const passwordStrength = (password: string): number => CRITERIA.filter((holds) => holds(password)).length;

/** Red for 0-1, yellow for 2-3, green for 4-5. */
export function strengthColour(strength: number): 'red' | 'yellow' | 'green' {
  if (strength <= 1) return 'red';
  return strength <= 3 ? 'yellow' : 'green';
}

/**
 * Applies the specification's rule for new passwords, before the check for guessable passwords. The minimum length is
 * mandatory; it is also one of the five criteria.
 */
export function checkNewPassword(password: string): Result<string> {
  if (password.length > PASSWORD_MAX_LENGTH) return refuse('PASSWORD_TOO_LONG');
  if (!isLongEnough(password) || passwordStrength(password) < PASSWORD_MIN_STRENGTH) return refuse('PASSWORD_WEAK');
  return accept(password);
}
