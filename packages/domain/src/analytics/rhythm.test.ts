import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantAt, localDateOf } from '../time/local-date.ts';
import { notableDays, rhythmOf } from './rhythm.ts';

const TODAY = '2026-03-14';
const RANGE = { start: addDays(TODAY, -29), end: TODAY };
/** One entry for each argument, on the day that many days ago. */
const ago = (...days: number[]) => days.map((day) => ({ localDate: addDays(TODAY, -day) }));
const stretchesOf = (...days: number[]) => {
  const { currentStretch, longestStretch } = rhythmOf(ago(...days), RANGE);
  return [currentStretch, longestStretch];
};

describe('rhythmOf()', () => {
  it('counts days, not entries', () => {
    expect(rhythmOf(ago(0, 0, 0, 1, 1), RANGE)).toEqual({
      daysLogged: 2,
      daysInPeriod: 30,
      currentStretch: 2,
      longestStretch: 2,
    });
    expect(rhythmOf([], RANGE)).toEqual({ daysLogged: 0, daysInPeriod: 30, currentStretch: 0, longestStretch: 0 });
  });

  it('continues a streak over two days without an entry, but not over three', () => {
    expect(stretchesOf(0, 3, 6, 9)).toEqual([4, 4]);
    expect(stretchesOf(0, 1, 5, 6, 7)).toEqual([2, 3]);
  });

  it('does not end a streak if today has no entry yet', () => {
    expect(stretchesOf(1, 2, 3)).toEqual([3, 3]);
    expect(stretchesOf(3, 4, 5)).toEqual([3, 3]); // There are two days without an entry, because today doesn't count
    // yet.
    expect(stretchesOf(4, 5, 6)).toEqual([0, 3]);
  });

  it('never ends the streak of somebody who logs once a night, before or after midnight, at home or on a journey', () => {
    // The nights around the two changes of the last summer time of São Paulo, which happened at midnight, and of today.
    const firstNight = fc.constantFrom('2018-10-28', '2019-02-10', '2026-11-20');
    const night = fc.record({
      minutes: fc.integer({ min: -4 * 60, max: 5 * 60 }),
      zone: fc.constantFrom('America/Sao_Paulo', 'Europe/Lisbon', 'America/Manaus'),
    });
    fc.assert(
      fc.property(firstNight, fc.array(night, { minLength: 1, maxLength: 14 }), (first, nights) => {
        const entries = nights.map(({ minutes, zone }, index) => {
          const midnight = instantAt(addDays(first, index), 0, 'America/Sao_Paulo');
          return { localDate: localDateOf(midnight + minutes * 60_000, zone) };
        });
        const { currentStretch, longestStretch, daysLogged } = rhythmOf(entries, {
          start: addDays(first, -1),
          end: addDays(first, nights.length),
        });
        expect([currentStretch, longestStretch]).toEqual([daysLogged, daysLogged]);
      }),
    );
  });
});

const START = '2026-03-01';
const days = (...averages: number[]) =>
  averages.map((average, index) => ({ date: addDays(START, index), average, count: 1 }));
const datesOf = (list: { date: string }[]) => list.map(({ date }) => Number(date.slice(8)));

describe('notableDays()', () => {
  it('returns no days if there are fewer than five', () => {
    expect(notableDays(days(0, 5, 1, 4))).toEqual({ best: [], hardest: [] });
  });

  it('returns up to three best and three hardest days, most extreme first', () => {
    const { best, hardest } = notableDays(days(0, 5, 1, 4, 2, 3.5, 3, 2.5));
    expect(datesOf(best)).toEqual([2, 4, 6]);
    expect(datesOf(hardest)).toEqual([1, 3, 5]);
  });

  it('prefers the later of two equal days', () => {
    const { best, hardest } = notableDays(days(5, 0, 5, 0, 5, 0, 5, 0));
    expect(datesOf(best)).toEqual([7, 5, 3]);
    expect(datesOf(hardest)).toEqual([8, 6, 4]);
  });

  it('returns no days if all days are equal, despite rounding errors of the mean', () => {
    expect(notableDays(days(3, 3, 3, 3, 3))).toEqual({ best: [], hardest: [] });
    expect(notableDays(days(...Array.from({ length: 7 }, () => 10 / 3)))).toEqual({ best: [], hardest: [] });
  });
});
