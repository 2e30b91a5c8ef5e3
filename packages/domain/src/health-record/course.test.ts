import { describe, expect, it } from 'vitest';
import { dayAverages } from '../mood-entry/day-averages.ts';
import { courseOf } from './course.ts';
import { entriesFrom } from './examples.harness.ts';

const daysFrom = (start: string, scores: readonly (number | null)[]) => dayAverages(entriesFrom(start, scores));

describe('courseOf()', () => {
  it('compares the means of the days of two equal halves', () => {
    const range = { start: '2026-03-01', end: '2026-03-06' };
    expect(courseOf(daysFrom('2026-03-01', [1, 2, 3, 4, 5, 5]), range)).toEqual({
      before: 2,
      after: 14 / 3,
      secondHalfStart: '2026-03-04',
    });
  });

  it('gives the middle day of an odd period to the first half, also across a leap day and a new year', () => {
    expect(courseOf(daysFrom('2024-02-26', [0, 0, 0, 4, 5, 5, 5]), { start: '2024-02-26', end: '2024-03-03' })).toEqual(
      { before: 1, after: 5, secondHalfStart: '2024-03-01' },
    );
    expect(
      courseOf(daysFrom('2025-12-29', [0, 0, 0, 4, 5, 5, 5]), { start: '2025-12-29', end: '2026-01-04' })
        ?.secondHalfStart,
    ).toBe('2026-01-02');
  });

  it.each([
    ['the first half has two days', [5, 5, null, 1, 1, 1]],
    ['the second half has two days', [5, 5, 5, 1, null, 1]],
    ['there is one day', [5]],
    ['there is none', []],
  ])('is null if %s', (_when, scores) => {
    expect(courseOf(daysFrom('2026-03-01', scores), { start: '2026-03-01', end: '2026-03-06' })).toBeNull();
  });
});
