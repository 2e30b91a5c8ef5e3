import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { detailOf } from './detail.ts';
import { overviewOf } from './overview.ts';
import { ANALYTICS_PERIODS, canSeeDetail, canSeePeriod, previousRangeOf, rangeOf } from './period.ts';

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
  it('uses the same entries in every part, and those of the last 365 days for the year', () => {
    fc.assert(
      fc.property(entries, periods, (list, period) => {
        const overview = overviewOf(list, period, TODAY);
        const { current, previous, distribution, series, year, startDate, endDate } = overview;
        const within = list.filter(({ localDate }) => localDate >= startDate && localDate <= endDate);
        const last = list.reduce((latest, { localDate }) => (localDate > latest ? localDate : latest), TODAY);
        expect(endDate).toBe(period === 'all' ? last : TODAY);
        if (period === 'all') expect(within).toHaveLength(list.length);
        expect(current.entries).toBe(within.length);
        expect(sum(distribution)).toBe(within.length);
        expect(sum(series.points)).toBe(within.length);
        expect(current.average === null).toBe(within.length === 0);
        expect(year).toHaveLength(365);
        expect([year[0]?.date, year.at(-1)?.date]).toEqual([addDays(TODAY, -364), TODAY]);
        const lastYear = list.filter(({ localDate }) => localDate > addDays(TODAY, -365) && localDate <= TODAY);
        expect(sum(year)).toBe(lastYear.length);
        if (previous) {
          expect(addDays(previous.endDate, 1)).toBe(startDate);
          const before = list.filter(({ localDate }) => localDate >= previous.startDate && localDate < startDate);
          expect(previous.entries).toBe(before.length);
        }
      }),
    );
  });
});

describe('detailOf()', () => {
  it('uses the entries of the period, and calls no day hard whose average is Neutro or better', () => {
    fc.assert(
      fc.property(entries, periods, (list, period) => {
        const { current } = overviewOf(list, period, TODAY);
        const detail = detailOf(list, period, TODAY, new Set(['a', 'b']));
        expect(sum(detail.weekdays)).toBe(current.entries);
        expect(sum(detail.timesOfDay)).toBe(current.entries);
        expect(detail.rhythm.daysLogged).toBe(current.days);
        for (const { sameDay } of detail.influences) {
          expect(sameDay.with.days + sameDay.without.days).toBe(current.days);
        }
        for (const { average } of detail.hardestDays) expect(average).toBeLessThan(1.5);
      }),
    );
  });
});

describe('canSeePeriod() and canSeeDetail()', () => {
  it.each([
    ['basic', ['7', '30', '90'], false],
    ['essential', [...ANALYTICS_PERIODS], true],
    ['premium', [...ANALYTICS_PERIODS], true],
  ] as const)('allow the plan %s the periods %j (detail: %s)', (plan, periods, detail) => {
    expect(ANALYTICS_PERIODS.filter((period) => canSeePeriod(plan, period))).toEqual(periods);
    expect(canSeeDetail(plan)).toBe(detail);
  });
});

describe('rangeOf() and previousRangeOf()', () => {
  it.each([
    ['7', '2026-03-14', { start: '2026-03-08', end: '2026-03-14' }, { start: '2026-03-01', end: '2026-03-07' }],
    ['30', '2024-03-01', { start: '2024-02-01', end: '2024-03-01' }, { start: '2024-01-02', end: '2024-01-31' }],
    ['90', '2026-03-14', { start: '2025-12-15', end: '2026-03-14' }, { start: '2025-09-16', end: '2025-12-14' }],
    ['365', '2024-02-29', { start: '2023-03-02', end: '2024-02-29' }, { start: '2022-03-02', end: '2023-03-01' }],
  ] as const)('for %s days up to %s return ranges that follow each other', (period, today, range, previous) => {
    expect(rangeOf(period, today, { start: '2000-01-01', end: '2030-01-01' })).toEqual(range);
    expect(previousRangeOf(period, today)).toEqual(previous);
    expect(addDays(previous.end, 1)).toBe(range.start);
  });

  it('for “all” return the range from the first entry to today or to a later last entry', () => {
    const all = (start: string, end: string) => rangeOf('all', '2026-03-14', { start, end });
    expect(all('2024-02-29', '2026-03-01')).toEqual({ start: '2024-02-29', end: '2026-03-14' });
    expect(all('2024-02-29', '2026-03-15')).toEqual({ start: '2024-02-29', end: '2026-03-15' });
    expect(all('2026-03-15', '2026-03-15')).toEqual({ start: '2026-03-14', end: '2026-03-15' });
    expect(rangeOf('all', '2026-03-14', null)).toEqual({ start: '2026-03-14', end: '2026-03-14' });
    expect(previousRangeOf('all', '2026-03-14')).toBeNull();
  });
});
