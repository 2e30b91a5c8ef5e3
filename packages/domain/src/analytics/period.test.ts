import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { ANALYTICS_PERIODS, canSeeDetail, canSeePeriod, previousRangeOf, rangeOf } from './period.ts';

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
