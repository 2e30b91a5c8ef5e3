import { describe, expect, it } from 'vitest';
import { compare } from './comparison.ts';
import { CLEAR_STANDARD_ERRORS } from './limits.ts';

const times = (count: number, ...values: number[]) => Array.from({ length: count }, () => values).flat();

/** Days in a fixed pseudo-random order, so that the marked days are not periodic. */
function scattered(marked: readonly number[], others: readonly number[]) {
  const days = [
    ...marked.map((value) => ({ value, isMarked: true })),
    ...others.map((value) => ({ value, isMarked: false })),
  ];
  // Sorting by a hash gives the same order in every run, and no periodic order.
  return days
    .map((day, index) => ({ day, place: Math.imul(((index + 1) ** 2) ^ 0x5bd1e995, 0x85ebca6b) >>> 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ day }) => day);
}
const compared = (marked: readonly number[], others: readonly number[]) => compare(scattered(marked, others));

describe('compare() of days with and without a mark', () => {
  it('returns no difference if a side has fewer than five days', () => {
    expect(compared(times(4, 5), times(50, 1))).toEqual({
      with: { days: 4, average: null },
      without: { days: 50, average: 1 },
      difference: null,
      isClear: false,
    });
    expect(compared(times(50, 5), times(4, 1))).toMatchObject({ difference: null, isClear: false });
    expect(compare([])).toMatchObject({ with: { days: 0, average: null }, difference: null });
    expect(compared(times(5, 5), times(5, 1)).difference).toBe(4);
  });

  it('calls a difference clear exactly if it exceeds three of Welch’s standard errors', () => {
    // Each side has 25 days with values 0 to 4. By hand: variance 2·25/24, standard error √(2·2·25/24/25) =
    // 0.4082.
    const base = times(5, 0, 1, 2, 3, 4);
    const error = Math.sqrt((2 * 2 * 25) / 24 / 25);
    const moved = (by: number) =>
      compared(
        base.map((value) => value + by),
        base,
      );
    expect(moved(CLEAR_STANDARD_ERRORS * error + 1e-6).isClear).toBe(true);
    expect(moved(CLEAR_STANDARD_ERRORS * error - 1e-6).isClear).toBe(false);
    expect(moved(-CLEAR_STANDARD_ERRORS * error - 1e-6).isClear).toBe(true);
    expect(moved(0)).toMatchObject({ difference: 0, isClear: false });
  });

  it('does not use a variance of zero if the days of a side are equal', () => {
    expect(compared(times(30, 3), times(30, 3))).toMatchObject({ difference: 0, isClear: false });
    expect(compared(times(37, 10 / 3), times(39, 10 / 3)).isClear).toBe(false);
    expect(compared(times(25, 4), times(30, 2)).isClear).toBe(true);
    // With a variance of 0 for the five equal days, this difference of 1.3 would be clear.
    expect(compared(times(5, 3.3), times(12, 0, 1, 2, 3, 4)).isClear).toBe(false);
  });

  it('calls no difference clear with fewer than 50 days', () => {
    expect(compared(times(20, 5), times(29, 1)).isClear).toBe(false);
    expect(compared(times(20, 5), times(30, 1)).isClear).toBe(true);
  });

  it('calls no difference clear if the marked days follow each other directly', () => {
    // Ten bad days of a journey, with the mark on all of them. With Welch's test alone the difference would be clear.
    const days = Array.from({ length: 60 }, (_, index) => ({
      value: (index >= 30 && index < 40 ? 1 : 3) + (index % 3) / 10,
      isMarked: index >= 30 && index < 42,
    }));
    expect(compare(days)).toMatchObject({ isClear: false });
    expect(compare(days).difference).toBeLessThan(-1.5);
  });

  it('calls no difference clear if the marks are periodic', () => {
    const days = Array.from({ length: 84 }, (_, index) => ({
      value: index % 7 === 0 ? 1 : 3 + (index % 3) / 10,
      isMarked: index % 7 === 0,
    }));
    expect(compare(days).isClear).toBe(false);
  });
});
