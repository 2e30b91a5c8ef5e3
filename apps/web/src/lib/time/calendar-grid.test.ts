import { describe, expect, it } from 'vitest';
import { addMonths, dateAfterKey, lastDayOf, monthWeeks } from './calendar-grid.ts';

describe('monthWeeks', () => {
  it('starts weeks on Sunday', () => {
    // 1 November 2026 is a Sunday.
    expect(monthWeeks('2026-11')[0]?.[0]).toBe('2026-11-01');
    // 1 October 2026 is a Thursday.
    expect(monthWeeks('2026-10')[0]).toEqual([null, null, null, null, '2026-10-01', '2026-10-02', '2026-10-03']);
  });

  it('returns every day once, also in leap years', () => {
    const days = (month: string) =>
      monthWeeks(month)
        .flat()
        .filter((date) => date !== null);
    expect(days('2028-02')).toHaveLength(29);
    expect(days('2028-02').at(-1)).toBe('2028-02-29');
    expect(days('2026-02')).toHaveLength(28);
    expect(days('2100-02')).toHaveLength(28);
    expect(days('2000-02')).toHaveLength(29);
    expect(new Set(days('2026-12')).size).toBe(31);
  });

  it('returns four weeks if a February of 28 days starts on Sunday', () => {
    expect(monthWeeks('2026-02')).toHaveLength(4);
  });
});

describe('the functions for months', () => {
  it('addMonths crosses the turn of the year in both directions', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -23)).toBe('2024-12');
  });

  it('lastDayOf returns the last day of a month', () => {
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(lastDayOf('2026-12')).toBe('2026-12-31');
  });
});

describe('dateAfterKey', () => {
  it('moves by day, by week, and to the first and last day of the week', () => {
    // 11 November 2026 is a Wednesday.
    expect(dateAfterKey('ArrowLeft', '2026-11-01', false)).toBe('2026-10-31');
    expect(dateAfterKey('ArrowDown', '2026-11-11', false)).toBe('2026-11-18');
    expect(dateAfterKey('Home', '2026-11-11', false)).toBe('2026-11-08');
    expect(dateAfterKey('End', '2026-11-11', false)).toBe('2026-11-14');
    expect(dateAfterKey('Enter', '2026-11-11', false)).toBeNull();
  });

  it('moves by month and year, and stays within a shorter month', () => {
    expect(dateAfterKey('PageUp', '2026-03-31', false)).toBe('2026-02-28');
    expect(dateAfterKey('PageDown', '2026-11-11', false)).toBe('2026-12-11');
    expect(dateAfterKey('PageUp', '2028-02-29', true)).toBe('2027-02-28');
  });
});
