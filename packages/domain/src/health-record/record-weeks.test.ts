import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { entriesFrom, entryOn } from './examples.harness.ts';
import { weeksOf } from './record-weeks.ts';

/** 1 March 2026 is a Sunday. */
const SUNDAY = '2026-03-01';
const MARCH = { start: '2026-03-01', end: '2026-03-31' };
const NONE = { best: null, hardest: null };

describe('weeksOf()', () => {
  it('returns the weeks from Sunday to Saturday with the highest and the lowest mean', () => {
    const entries = [
      ...entriesFrom(SUNDAY, [3, 3, 3, 3, 3, 3, 3]),
      ...entriesFrom('2026-03-08', [null, 5, 5, 5, null, null, 4]),
      ...entriesFrom('2026-03-15', [1, 2, 3]),
    ];
    expect(weeksOf(entries, MARCH)).toEqual({
      best: { startDate: '2026-03-08', endDate: '2026-03-14', average: 4.75, days: 4 },
      hardest: { startDate: '2026-03-15', endDate: '2026-03-21', average: 2, days: 3 },
    });
  });

  it('puts Saturday and the Sunday after it into different weeks', () => {
    const entries = entriesFrom('2026-03-05', [5, 5, 5, 1, 1, 1]);
    expect(weeksOf(entries, MARCH)).toMatchObject({
      best: { startDate: '2026-03-01', endDate: '2026-03-07', days: 3 },
      hardest: { startDate: '2026-03-08', endDate: '2026-03-14', days: 3 },
    });
  });

  it('cuts the first and the last week to the period', () => {
    const range = { start: '2026-03-04', end: '2026-03-17' };
    const entries = entriesFrom('2026-03-04', [5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1]);
    expect(weeksOf(entries, range)).toEqual({
      best: { startDate: '2026-03-04', endDate: '2026-03-07', average: 5, days: 4 },
      hardest: { startDate: '2026-03-15', endDate: '2026-03-17', average: 1, days: 3 },
    });
  });

  it('keeps a week across the end of a month, of a leap February and of a year whole', () => {
    expect(
      weeksOf([...entriesFrom('2024-02-28', [1, 1, 1]), ...entriesFrom('2024-02-18', [4, 4, 4])], {
        start: '2024-02-01',
        end: '2024-03-31',
      }).hardest,
    ).toEqual({ startDate: '2024-02-25', endDate: '2024-03-02', average: 1, days: 3 });
    expect(
      weeksOf([...entriesFrom('2025-12-30', [1, 1, 1, 1]), ...entriesFrom('2026-01-04', [4, 4, 4])], {
        start: '2025-12-01',
        end: '2026-01-31',
      }).hardest,
    ).toEqual({ startDate: '2025-12-28', endDate: '2026-01-03', average: 1, days: 4 });
  });

  it('ignores weeks with entries on fewer than three days', () => {
    const entries = [
      ...entriesFrom(SUNDAY, [5, 5, null, null]),
      ...entriesFrom(SUNDAY, [5, 5]),
      ...entriesFrom('2026-03-08', [3, 3, 3]),
      ...entriesFrom('2026-03-15', [2, 2, 2]),
      ...entriesFrom('2026-03-22', [0, null, 0]),
    ];
    expect(weeksOf(entries, MARCH)).toMatchObject({
      best: { startDate: '2026-03-08' },
      hardest: { startDate: '2026-03-15' },
    });
  });

  it('uses the mean of the days, so that a day with many entries counts once', () => {
    const entries = [
      ...entriesFrom(SUNDAY, [0, 3, 3]),
      entryOn(SUNDAY, 0),
      entryOn(SUNDAY, 0),
      ...entriesFrom('2026-03-08', [1, 1, 1]),
    ];
    expect(weeksOf(entries, MARCH)).toMatchObject({ best: { average: 2, days: 3 }, hardest: { average: 1 } });
  });

  it('chooses the later of equal weeks, despite rounding errors of the means', () => {
    const thirds = [1 / 3, 2 / 3, 1];
    const entries = [
      ...entriesFrom(SUNDAY, thirds),
      ...entriesFrom('2026-03-08', thirds.toReversed()),
      ...entriesFrom('2026-03-15', [5, 5, 5]),
      ...entriesFrom('2026-03-22', [5, 5, 5, 5]),
    ];
    expect(weeksOf(entries, MARCH)).toMatchObject({
      best: { startDate: '2026-03-22' },
      hardest: { startDate: '2026-03-08' },
    });
  });

  it.each([
    ['without entries', []],
    ['with one entry', [entryOn(SUNDAY, 3)]],
    ['with one week', entriesFrom(SUNDAY, [5, 4, 3, 2, 1])],
    [
      'with equal weeks',
      entriesFrom(
        SUNDAY,
        Array.from({ length: 21 }, () => 3),
      ),
    ],
  ])('returns no week %s', (_when, entries) => {
    expect(weeksOf(entries, MARCH)).toEqual(NONE);
  });

  it('returns no week that is better than the best one or harder than the hardest one', () => {
    const score = fc.option(fc.integer({ min: 0, max: 5 }), { freq: 3 });
    fc.assert(
      fc.property(fc.nat(2000), fc.array(score, { minLength: 1, maxLength: 100 }), (from, scores) => {
        const start = addDays('2023-12-01', from);
        const { best, hardest } = weeksOf(entriesFrom(start, scores), {
          start,
          end: addDays(start, scores.length - 1),
        });
        // 2 January 2000 is a Sunday.
        const sinceSunday = Math.round((Date.parse(start) - Date.parse('2000-01-02')) / 86_400_000) % 7;
        const padded = [...Array.from({ length: sinceSunday }, () => null), ...scores];
        const means = Array.from({ length: Math.ceil(padded.length / 7) }, (_, week) =>
          padded.slice(7 * week, 7 * week + 7).filter((one) => one !== null),
        )
          .filter((days) => days.length >= 3)
          .map((days) => days.reduce((sum, one) => sum + one, 0) / days.length);
        const [low, high] = [Math.min(...means), Math.max(...means)];
        if (means.length < 2 || high - low < 1e-9) {
          expect([best, hardest]).toEqual([null, null]);
        } else {
          expect(best?.average).toBeCloseTo(high);
          expect(hardest?.average).toBeCloseTo(low);
          expect(best?.average).toBeGreaterThan(hardest?.average ?? Number.NaN);
        }
      }),
    );
  });
});
