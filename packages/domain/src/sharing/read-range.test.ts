import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/local-date.ts';
import { readRangeOf } from './read-range.ts';

const TODAY = '2026-03-14';
const ALL = { start: '0001-01-01', end: '9999-12-31' };

describe('readRangeOf', () => {
  it.each([
    ['from the first day that has something', ALL, '2026-01-20', { start: '2026-01-20', end: TODAY }],
    ['two years at most', ALL, '2020-01-20', { start: '2024-03-14', end: TODAY }],
    ['90 days without any', ALL, null, { start: '2025-12-15', end: TODAY }],
    ['all shared days without any, if they are fewer', { start: '2026-03-01', end: '2026-03-10' }, null, null],
    [
      'a day of the future',
      { start: '2026-04-01', end: '2026-05-01' },
      null,
      { start: '2026-04-01', end: '2026-04-01' },
    ],
    ['the first days of the calendar', { start: '0001-01-01', end: '0001-01-02' }, null, null],
    ['an entry that is dated tomorrow', ALL, '2026-03-15', { start: TODAY, end: TODAY }],
  ])('%s', (_, days, first, expected) => {
    expect(readRangeOf(days, TODAY, first)).toEqual(expected ?? days);
  });

  it('lies within the shared days, and is 90 days at most before the first day that has something', () => {
    const day = fc.integer({ min: -1000, max: 1000 }).map((back) => addDays(TODAY, back));
    fc.assert(
      fc.property(day, fc.nat(2000), fc.option(fc.nat(2000)), (start, length, offset) => {
        const days = { start, end: addDays(start, length) };
        const first = offset === null || offset > length ? null : addDays(start, offset);
        const range = readRangeOf(days, TODAY, first);
        expect(range.start >= days.start && range.start <= range.end && range.end <= days.end).toBe(true);
        if (first === null) expect(daysBetween(range.start, range.end)).toBeLessThan(90);
        else if (first <= TODAY && daysBetween(first, range.end) < 731) expect(range.start).toBe(first);
        expect(daysBetween(range.start, range.end)).toBeLessThan(731);
      }),
    );
  });
});
