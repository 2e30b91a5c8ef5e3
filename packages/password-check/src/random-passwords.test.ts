import { checkNewPassword } from '@alento/domain/account/password';
import * as portuguese from '@zxcvbn-ts/language-pt-br';
import { describe, expect, it } from 'vitest';
import { isWholeTier, randomFrom, sampleOf } from '../../../testing/tier/tier.ts';
import { checkPassword } from './password-check.ts';
import { MARIA } from './passwords.fixture.ts';

const DRAWS = isWholeTier ? 300 : 100;
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const ALPHANUMERIC = SMALL + SMALL.toUpperCase() + DIGITS;
const WITH_SIGNS = `${ALPHANUMERIC}!@#$%^&*-_+=?`;
/** Common Portuguese words, most frequent first. */
const words = portuguese.dictionary['commonWords-pt-br'].map(String).filter((word) => /^\p{Ll}{4,9}$/u.test(word));

type Draw = (below: number) => number;

const several = (count: number, one: () => string): string[] => Array.from({ length: count }, one);
const signs = (length: number, alphabet: string) => (draw: Draw) =>
  several(length, () => alphabet[draw(alphabet.length)] ?? '').join('');
const phrase = (length: number, among: number, between: string) => (draw: Draw) =>
  several(length, () => words[draw(among)] ?? '').join(between);

/** The share of random passwords that meet the strength rule but are refused as guessable. */
function shareRefused(make: (draw: Draw) => string): number {
  const random = randomFrom(7);
  const draw: Draw = (below) => Math.floor(random() * below);
  let refused = 0;
  for (let drawn = 0; drawn < DRAWS; ) {
    const password = make(draw);
    if (!checkNewPassword(password).ok) continue;
    drawn += 1;
    if (!checkPassword(password, MARIA).ok) refused += 1;
  }
  return refused / DRAWS;
}

/**
 * Share of refused passwords, measured with 4,000 of each kind: 0.1, 0.2 and 0.6 % with 8 characters, 0 % with 9 or
 * more, and 0.1 % with three words, in which a word was repeated.
 */
describe('checkPassword() rarely refuses random passwords', () => {
  const kinds: readonly (readonly [kind: string, make: (draw: Draw) => string, most: number])[] = [
    ['8 letters, digits and signs', signs(8, WITH_SIGNS), 0.01],
    ['8 letters and digits', signs(8, ALPHANUMERIC), 0.01],
    ['8 small letters and digits', signs(8, SMALL + DIGITS), 0.02],
    ['9 letters and digits', signs(9, ALPHANUMERIC), 0],
    ['12 letters, digits and signs', signs(12, WITH_SIGNS), 0],
    ['20 letters, digits and signs', signs(20, WITH_SIGNS), 0],
    ['three of the 500 most common words', phrase(3, 500, '-'), 0.01],
    ['three of 3,000 words', phrase(3, 3000, '-'), 0],
    ['four of the 500 most common words', phrase(4, 500, '-'), 0],
    ['four words, a capital and a digit', (draw: Draw) => `Q${phrase(4, 2000, ' ')(draw)}${draw(10)}`, 0],
  ];
  it.each(sampleOf(kinds, 4))('of %s', (_, make, most) => {
    expect(shareRefused(make)).toBeLessThanOrEqual(most);
  });
});
