import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import {
  addDays,
  canonicalTimeZone,
  DAY_MS,
  isLocalDate,
  isSameTimeZone,
  lastDays,
  monthOf,
  weekdayOf,
} from './local-date.ts';

/** Any UTF-16 code units, including lone surrogates. */
const _anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

/** Any day from 0001-01-02 to 9999-12-30, so that the day before and the day after are valid too. */
const _anyDate = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const recentDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isLocalDate()', () => {
  it.each([
    '2026-11-21',
    '2024-02-29', // A leap year
    '2000-02-29', // The year is divisible by 400.
    '0001-01-01',
    '9999-12-31',
    '2018-11-04', // This day had no midnight in São Paulo.
    '2011-12-30', // Apia skipped this day, but it is a valid calendar date.
  ])('accepts %s', (text) => expect(isLocalDate(text)).toBe(true));

  it.each([
    '2026-02-29',
    '1900-02-29', // The year is divisible by 100, but not by 400.
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '02026-01-01',
    '+02026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    ' 2026-01-01',
    '2026/01/01',
    '٢٠٢٦-٠١-٠١',
    '',
  ])('refuses %j', (text) => expect(isLocalDate(text)).toBe(false));

  it('is true exactly for days that exist in the calendar', () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), number, number, (year, month, day) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isLocalDate(text)).toBe(exists);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('monthOf()', () => {
  it.each([
    ['2026-02-28', '2026-02-01', '2026-03-01'],
    ['2028-02-29', '2028-02-01', '2028-03-01'],
    ['2026-12-31', '2026-12-01', '2027-01-01'],
    ['2026-01-31', '2026-01-01', '2026-02-01'],
  ])('of %s is from %s until before %s', (date, first, next) => expect(monthOf(date)).toEqual({ first, next }));

  it('contains the given day, and is followed by the next month without a gap', () => {
    fc.assert(
      fc.property(recentDate, (date) => {
        const { first, next } = monthOf(date);
        expect(first <= date && date < next).toBe(true);
        expect(monthOf(next).first).toBe(next);
        expect(monthOf(addDays(next, -1)).first).toBe(first);
      }),
    );
  });
});

describe('addDays()', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2018-11-03', 1, '2018-11-04'],
    ['2011-12-29', 1, '2011-12-30'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('of %s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));

  it('is reversed by the same number of negative days', () => {
    fc.assert(
      fc.property(recentDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(isLocalDate(moved)).toBe(true);
        expect(addDays(moved, -days)).toBe(date);
        expect(Date.parse(moved) - Date.parse(date)).toBe(days * DAY_MS);
      }),
    );
  });
});

describe('lastDays()', () => {
  it('returns seven days that end with today', () => {
    expect(lastDays('2024-03-02', 7)).toEqual([
      '2024-02-25',
      '2024-02-26',
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
    ]);
  });
});

describe('weekdayOf()', () => {
  it('returns 0 for Sunday and 6 for Saturday', () => {
    expect(lastDays('2026-11-21', 7).map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekdayOf('2026-11-15')).toBe(0);
    expect(weekdayOf('2000-01-01')).toBe(6);
    expect(weekdayOf('2024-02-29')).toBe(4);
  });

  it('returns the same weekday as Intl', () => {
    const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
    fc.assert(
      fc.property(recentDate, (date) => {
        expect(names[weekdayOf(date)]).toBe(format.format(Date.parse(date)));
      }),
    );
  });
});

describe('canonicalTimeZone() and isSameTimeZone()', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['america/SAO_paulo', 'America/Sao_Paulo'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Etc/UTC', 'UTC'],
    ['Mars/Olympus', 'Mars/Olympus'],
  ])('treat %s and %s as the same zone', (a, b) => {
    expect(isSameTimeZone(a, b)).toBe(true);
    expect(isSameTimeZone(b, a)).toBe(true);
  });

  it.each([
    ['America/Sao_Paulo', 'America/Bahia'],
    ['Mars/Olympus', 'mars/olympus'],
    ['UTC', 'Mars/Olympus'],
  ])('treat %s and %s as different zones', (a, b) => {
    expect(isSameTimeZone(a, b)).toBe(false);
  });

  it('return one name for all spellings of a zone', () => {
    expect(canonicalTimeZone('america/SAO_paulo')).toBe('America/Sao_Paulo');
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const name = canonicalTimeZone(zone);
      expect(canonicalTimeZone(name)).toBe(name);
      expect(canonicalTimeZone(zone.toLowerCase())).toBe(name);
    }
  });
});
