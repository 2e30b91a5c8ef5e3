import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { type DatedScore, dailySeries, dayAverages, isConcerningPattern } from './day-averages.ts';

const TODAY = '2026-11-21';
const entry: fc.Arbitrary<DatedScore> = fc.record({
  localDate: fc.integer({ min: -20, max: 3 }).map((days) => addDays(TODAY, days)),
  score: fc.integer({ min: 0, max: 5 }),
});
const entries = fc.array(entry, { maxLength: 60 });

describe('dayAverages()', () => {
  it('lists each day once, in order, and includes every entry', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const days = dayAverages(list);
        const dates = days.map((day) => day.date);
        expect(dates).toEqual([...new Set(list.map(({ localDate }) => localDate))].sort());
        for (const day of days) {
          const scores = list.filter(({ localDate }) => localDate === day.date).map(({ score }) => score);
          expect(day.count).toBe(scores.length);
          expect(day.average * day.count).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0));
          expect(day.average).toBeGreaterThanOrEqual(Math.min(...scores));
          expect(day.average).toBeLessThanOrEqual(Math.max(...scores));
        }
      }),
    );
  });
});

describe('dailySeries()', () => {
  it('contains null for a day without entries', () => {
    expect(dailySeries([{ localDate: '2026-11-20', score: 4 }], TODAY, 3)).toEqual([
      { date: '2026-11-19', average: null, count: 0 },
      { date: '2026-11-20', average: 4, count: 1 },
      { date: '2026-11-21', average: null, count: 0 },
    ]);
  });
});

describe('isConcerningPattern()', () => {
  const days = (...averages: number[]) => averages.map((average) => ({ average }));

  it.each([
    [days(), false],
    [days(1, 1), false],
    [days(1, 1, 1), true],
    [days(0, 5, 1.9, 5, 1), true],
    [days(1.999, 1.999, 1.999), true],
    [days(2, 2, 2, 2, 2, 2, 2), false],
    [days(1, 1, 2), false],
    [days(0, 0, 5, 5, 5, 5, 5), false],
  ])('for the days %j is %s', (list, expected) => {
    expect(isConcerningPattern(list)).toBe(expected);
  });
});
