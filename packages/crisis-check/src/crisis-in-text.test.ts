import { describe, expect, it } from 'vitest';
import { checkCrisis } from './crisis-check.ts';

/** Sentences of an ordinary day. */
const DAY = [
  'hoje acordei cedo e fui trabalhar',
  'o ônibus atrasou de novo e o chefe reclamou',
  'almocei macarrão com a Júlia',
  'à tarde choveu e fiquei esperando na padaria',
  'depois voltei pra casa e lavei a louça',
  'vi um pedaço da novela com minha mãe',
  'amanhã tem reunião cedo e preciso dormir',
  'ainda falta comprar o presente do meu sobrinho',
];
const CRISES = [
  'quero me matar',
  'eu não quero mais viver',
  'vou me matar hoje',
  'me cortei de novo',
  'meu marido me bateu ontem',
  'tomei a cartela inteira de remédio agora',
];

/** The day with the sentence after as many sentences. */
const dayWith = (sentence: string, after: number, separator: string): string =>
  [...DAY.slice(0, after), sentence, ...DAY.slice(after)].join(separator);

describe('a crisis in the middle of an ordinary day', () => {
  it.each(CRISES)('is found between sentences: %s', (crisis) => {
    for (const after of [0, 1, 4, 8]) expect(checkCrisis(dayWith(crisis, after, '. ')).level).toBe('crisis');
  });

  it.each(CRISES)('is found between lines: %s', (crisis) => {
    for (const after of [1, 4]) expect(checkCrisis(dayWith(crisis, after, '\n')).level).toBe('crisis');
  });

  it.each(CRISES.slice(0, 3))('is found without punctuation: %s', (crisis) => {
    expect(checkCrisis(dayWith(crisis, 3, ' ')).level).toBe('crisis');
  });

  it('is not found in the text of the ordinary day alone', () => {
    expect(checkCrisis(DAY.join('. ')).level).not.toBe('crisis');
    expect(checkCrisis(DAY.join(' ')).level).not.toBe('crisis');
  });
});

describe('a crisis with invisible or unusual characters', () => {
  it.each([
    ['a zero-width space', 'quero me ma\u200Btar'],
    ['a soft hyphen', 'quero me ma\u00ADtar'],
    ['a zero-width joiner', 'quero me ma\u200Dtar'],
    ['a word joiner', 'quero me ma\u2060tar'],
    ['a byte order mark', 'quero me ma\uFEFFtar'],
    ['a direction mark', 'quero me ma\u200Etar'],
    ['accents and a zero-width space', 'penso em suicí\u200Bdio'],
    ['full-width letters', 'ｑｕｅｒｏ ｍｅ ｍａｔａｒ'],
    ['a hyphen at the end of the line', 'quero me ma-\ntar'],
    ['one word on each line', 'quero\nme\nmatar'],
  ])('is found with %s', (_, text) => {
    expect(checkCrisis(text).level).toBe('crisis');
  });
});
