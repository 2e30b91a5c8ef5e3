import { expect, it } from 'vitest';
import { daylioNameOf, scoreOfName, scoreOfStep } from './known-moods.ts';

it('proposes scores for the names of Daylio’s moods in three languages, without regard to case and accents', () => {
  const scoresOf = (names: string): (number | null)[] => names.split(', ').map(scoreOfName);
  expect(scoresOf('radiante, bem, mais ou menos, mal, horrível')).toEqual([5, 4, 2, 1, 0]);
  expect(scoresOf('Rad, GOOD, meh, bad, awful')).toEqual([5, 4, 2, 1, 0]);
  expect(scoresOf('genial, bien, mas o menos, malo, HORRIBLE')).toEqual([5, 4, 2, 1, 0]);
  expect(scoresOf('Ótimo, otimo, Péssima, ansiosa, 🙂, constructor')).toEqual([5, 5, 0, null, null, null]);
});

it('proposes scores and Portuguese names for Daylio’s steps', () => {
  expect([1, 2, 3, 4, 5, 0, 6, 1.5].map(scoreOfStep)).toEqual([5, 4, 2, 1, 0, null, null, null]);
  expect(daylioNameOf(3)).toBe('mais ou menos');
  expect(daylioNameOf(6)).toBeNull();
});

it('gives every default name of Daylio the score of its step', () => {
  for (const step of [1, 2, 3, 4, 5]) expect(scoreOfName(daylioNameOf(step) ?? '')).toBe(scoreOfStep(step));
});
