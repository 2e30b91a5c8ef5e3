import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { detailOf } from './detail.ts';
import { overviewOf } from './overview.ts';
import { ANALYTICS_PERIODS } from './period.ts';

const TODAY = '2026-03-14';
const entry = fc.record({
  localDate: fc.integer({ min: -900, max: 3 }).map((days) => addDays(TODAY, days)),
  score: fc.integer({ min: 0, max: 5 }),
  recordedAt: fc.integer({ min: 1.5e12, max: 1.8e12 }),
  offsetMinutes: fc.constantFrom(-180, 540, 345),
  tagIds: fc.subarray(['a', 'b']),
});
const entries = fc.array(entry, { maxLength: 150 });
const periods = fc.constantFrom(...ANALYTICS_PERIODS);
const sum = (list: readonly { entries: number }[]) => list.reduce((total, { entries: count }) => total + count, 0);

describe('overviewOf()', () => {
  it('uses the same entries in every part', () => {
    fc.assert(
      fc.property(entries, periods, (list, period) => {
        const overview = overviewOf(list, period, TODAY);
        const { current, previous, distribution, series, startDate, endDate } = overview;
        const within = list.filter(({ localDate }) => localDate >= startDate && localDate <= endDate);
        const last = list.reduce((latest, { localDate }) => (localDate > latest ? localDate : latest), TODAY);
        expect(endDate).toBe(period === 'all' ? last : TODAY);
        if (period === 'all') expect(within).toHaveLength(list.length);
        expect(current.entries).toBe(within.length);
        expect(sum(distribution)).toBe(within.length);
        expect(sum(series.points)).toBe(within.length);
        expect(current.average === null).toBe(within.length === 0);
        if (previous) {
          expect(addDays(previous.endDate, 1)).toBe(startDate);
          const before = list.filter(({ localDate }) => localDate >= previous.startDate && localDate < startDate);
          expect(previous.entries).toBe(before.length);
        }
      }),
    );
  });

  it('covers 365 days in a leap year', () => {
    expect(overviewOf([], '365', '2024-12-31')).toMatchObject({ startDate: '2024-01-02', endDate: '2024-12-31' });
    expect(
      overviewOf([], '365', '2024-12-31')
        .series.points.map(({ startDate }) => startDate)
        .slice(0, 2),
    ).toEqual([
      '2024-01-02', // This day is a Tuesday; the next point starts on a Sunday.
      '2024-01-07',
    ]);
  });
});

describe('detailOf()', () => {
  it('uses the entries of the period and, for the year view, the entries of the last 365 days', () => {
    fc.assert(
      fc.property(entries, periods, (list, period) => {
        const { current } = overviewOf(list, period, TODAY);
        const detail = detailOf(list, period, TODAY, new Set(['a', 'b']));
        expect(sum(detail.weekdays)).toBe(current.entries);
        expect(sum(detail.timesOfDay)).toBe(current.entries);
        expect(detail.rhythm.daysLogged).toBe(current.days);
        expect(detail.year).toHaveLength(365);
        expect(detail.year[0]?.date).toBe(addDays(TODAY, -364));
        expect(detail.year.at(-1)?.date).toBe(TODAY);
        const lastYear = list.filter(({ localDate }) => localDate > addDays(TODAY, -365) && localDate <= TODAY);
        expect(sum(detail.year)).toBe(lastYear.length);
        for (const { sameDay } of detail.influences) {
          expect(sameDay.with.days + sameDay.without.days).toBe(current.days);
        }
      }),
    );
  });
});
