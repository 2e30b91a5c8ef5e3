import { addDays } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { practices } from './daily-practice.copy.ts';
import { practiceIndex } from './practice-of.ts';

it('practiceIndex returns every practice once before it repeats one', () => {
  const indexes = practices.map((_, day) => practiceIndex(addDays('2026-12-27', day), practices.length));
  expect([...indexes].sort((a, b) => a - b)).toEqual(practices.map((_, index) => index));
  expect(practiceIndex(addDays('2026-12-27', practices.length), practices.length)).toBe(indexes[0]);
});
