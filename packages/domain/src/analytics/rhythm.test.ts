import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantAt, localDateOf } from '../time/local-date.ts';
import { rhythmOf } from './rhythm.ts';

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

  it('continues a streak over a leap day and over New Year', () => {
    const entries = [{ localDate: '2024-02-26' }, { localDate: '2024-02-29' }, { localDate: '2024-03-03' }];
    expect(rhythmOf(entries, { start: '2024-02-01', end: '2024-03-04' })).toMatchObject({
      daysInPeriod: 33,
      currentStretch: 3,
    });
    const newYear = [{ localDate: '2025-12-31' }, { localDate: '2026-01-03' }];
    expect(rhythmOf(newYear, { start: '2025-12-31', end: '2026-01-03' }).longestStretch).toBe(2);
  });

  const _days = fc.array(fc.integer({ min: 0, max: 29 }), { maxLength: 30 });

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
