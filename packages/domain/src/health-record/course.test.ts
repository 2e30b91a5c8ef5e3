import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAverages } from '../mood-entry/day-averages.ts';
import { addDays, daysBetween } from '../time/local-date.ts';
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

  it('counts each day once, however many entries it has', () => {
    const range = { start: '2026-01-30', end: '2026-02-04' };
    const days = [
      ...entriesFrom('2026-01-30', [0, 0, 3, 3, 3, 3]),
      ...entriesFrom('2026-01-30', [0]),
      ...entriesFrom('2026-01-30', [0]),
    ];
    expect(courseOf(dayAverages(days), range)?.before).toBe(1);
  });

  it.each([
    ['the first half has two days', [5, 5, null, 1, 1, 1]],
    ['the second half has two days', [5, 5, 5, 1, null, 1]],
    ['there is one day', [5]],
    ['there is none', []],
  ])('is null if %s', (_when, scores) => {
    expect(courseOf(daysFrom('2026-03-01', scores), { start: '2026-03-01', end: '2026-03-06' })).toBeNull();
  });

  it('splits any period into halves that differ by at most one day, and each day with entries is in one of them', () => {
    const score = fc.option(fc.integer({ min: 0, max: 5 }), { freq: 3 });
    fc.assert(
      fc.property(fc.nat(2000), fc.array(score, { minLength: 6, maxLength: 100 }), (from, scores) => {
        const range = { start: addDays('2023-12-01', from), end: addDays('2023-12-01', from + scores.length - 1) };
        const course = courseOf(daysFrom(range.start, scores), range);
        const half = Math.ceil(scores.length / 2);
        const halves = [scores.slice(0, half), scores.slice(half)].map((all) => all.filter((one) => one !== null));
        expect(course === null).toBe(halves.some((all) => all.length < 3));
        if (!course) return;
        expect(daysBetween(range.start, course.secondHalfStart)).toBe(half);
        const means = halves.map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
        expect(course.before).toBeCloseTo(means[0] ?? Number.NaN);
        expect(course.after).toBeCloseTo(means[1] ?? Number.NaN);
      }),
    );
  });
});
