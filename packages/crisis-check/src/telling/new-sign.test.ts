import { expect, it } from 'vitest';
import { hasNewSign } from './new-sign.ts';

const FIRST = 'não quero mais viver';

it.each([
  ['a sign where there was none', 'dia ruim', `dia ruim. ${FIRST}`, true],
  ['a sign in an empty text', '', FIRST, true],
  ['the same text', FIRST, FIRST, false],
  ['more words in the same sentence', FIRST, `${FIRST}, e ninguém veio`, false],
  ['a corrected letter', 'nao quero mais viver', FIRST, false],
  ['a further sentence without a sign', FIRST, `${FIRST}. hoje choveu muito`, false],
  ['a sentence before it without a sign', FIRST, `hoje choveu muito. ${FIRST}`, false],
  ['a further sentence with a sign', FIRST, `${FIRST}. vou me matar`, true],
  ['a sentence before it with a sign', FIRST, `vou me matar. ${FIRST}`, true],
  ['the rest of a sentence that becomes a sign', `${FIRST}. vou me`, `${FIRST}. vou me matar`, true],
  ['the rest of a sign in a sentence that has one', `${FIRST} e vou me`, `${FIRST} e vou me matar`, true],
  ['another text with a sign', FIRST, 'vou me matar hoje', true],
  ['more urgent words', FIRST, `${FIRST}. já tomei todos os remédios`, true],
])('hasNewSign() for %s', (_, before, text, expected) => {
  expect(hasNewSign(text, before)).toBe(expected);
});
