import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isContentId } from './kinds.ts';
import { readingMinutes, wordsIn } from './reading-time.ts';

it.each([
  ['', 0],
  ['Bom dia', 2],
  ['guarda-chuva d’água 24 h', 4],
  ['# Título\n\n- um\n- dois', 3],
])('wordsIn() of %j is %i', (text, words) => expect(wordsIn(text)).toBe(words));

it('readingMinutes() is at least 1, and never falls with more words', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(500), (words, more) => {
      expect(readingMinutes(words)).toBeGreaterThanOrEqual(1);
      expect(readingMinutes(words + more)).toBeGreaterThanOrEqual(readingMinutes(words));
    }),
  );
  expect([readingMinutes(200), readingMinutes(900), readingMinutes(1000)]).toEqual([1, 5, 5]);
});

it.each(['o-que-e-ansiedade', 'a', '1-2-3'])('isContentId() accepts %s', (id) => expect(isContentId(id)).toBe(true));
it.each(['', '-a', 'a-', 'a--b', 'Ação', 'a b', 'a/b', '..', 'a'.repeat(61)])('isContentId() refuses %j', (id) =>
  expect(isContentId(id)).toBe(false),
);
