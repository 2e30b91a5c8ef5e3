import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAverages } from '../mood-entry/day-averages.ts';
import { nearestScore } from '../mood-entry/scale.ts';
import { addDays } from '../time/local-date.ts';
import { retrospectiveOf } from './retrospective.ts';

const RANGE = { start: '2026-10-01', end: '2026-10-31' };
/** One entry for each argument, from the first day of October on; null is a day without one. */
const scores = (...list: (number | null)[]) =>
  list.flatMap((score, day) => (score === null ? [] : [{ localDate: addDays(RANGE.start, day), score }]));
const brightestDay = (...list: (number | null)[]) => retrospectiveOf(scores(...list), RANGE).brightestDay?.date;

describe('retrospectiveOf()', () => {
  it('names the later of the brightest days', () => {
    expect(brightestDay(1, 5, null, 5, 3)).toBe('2026-10-04');
  });

  it.each([
    ['fewer than three days', [5, 1]],
    ['equal days', [4, 4, 4]],
    ['hard days only', [0, 1, 2, 2]],
  ])('names no brightest day of %s', (_, list) => {
    expect(brightestDay(...list)).toBeUndefined();
  });

  it('names no day with a hard moment, and no week with one, however good the rest', () => {
    const hard = [0, 5, 5].map((score) => ({ localDate: '2026-10-06', score }));
    const { brightestDay: day, brightestWeek: week } = retrospectiveOf([...scores(3, 3, 3, 4, 5, 5), ...hard], RANGE);
    expect(day?.date).toBe('2026-10-05');
    expect(week).toBeNull();
  });

  it('names a brightest week, from its Sunday on, only among weeks with three days', () => {
    // October 2026 begins on a Thursday: the weeks begin on 27 September, 4, 11, 18 and 25 October.
    const week = (...list: (number | null)[]) => retrospectiveOf(scores(...list), RANGE).brightestWeek;
    expect(week(3, 3, 3, 5, 5, null, null, null, null, null, 4, 4, 4)).toEqual({ start: '2026-10-11', average: 4 });
    expect(week(3, 3, 3, 5, 5)).toBeNull();
  });

  it('has every day of the range and no entry outside of it, whatever the diary', () => {
    const entry = fc.record({
      localDate: fc.integer({ min: -40, max: 70 }).map((days) => addDays(RANGE.start, days)),
      score: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 80 }), (entries) => {
        const { days, figure, distribution, brightestDay: best } = retrospectiveOf(entries, RANGE);
        const within = entries.filter(({ localDate }) => localDate >= RANGE.start && localDate <= RANGE.end);
        expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual([RANGE.start, RANGE.end, 31]);
        expect(days.filter(({ average }) => average !== null)).toHaveLength(figure.days);
        for (const total of [days, distribution].map((list) => list.reduce((sum, one) => sum + one.entries, 0)))
          expect(total).toBe(within.length);
        if (best === null) return;
        expect(nearestScore(best.average)).toBeGreaterThanOrEqual(3);
        const isKind = (date: string) => within.every(({ localDate, score }) => localDate !== date || score >= 3);
        expect(isKind(best.date)).toBe(true);
        for (const { date, average } of dayAverages(within))
          if (isKind(date)) expect(average).toBeLessThanOrEqual(best.average + 1e-9);
      }),
    );
  });
});
