import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from './comparison.ts';
import { CLEAR_STANDARD_ERRORS } from './limits.ts';

const times = (count: number, ...values: number[]) => Array.from({ length: count }, () => values).flat();

/** Days in a fixed pseudo-random order, so that the marked days have no period. */
function scattered(marked: readonly number[], others: readonly number[]) {
  const days = [
    ...marked.map((value) => ({ value, isMarked: true })),
    ...others.map((value) => ({ value, isMarked: false })),
  ];
  // Sorting by a hash gives the same order each time, without a period.
  return days
    .map((day, index) => ({ day, place: Math.imul(((index + 1) ** 2) ^ 0x5bd1e995, 0x85ebca6b) >>> 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ day }) => day);
}
const compared = (marked: readonly number[], others: readonly number[]) => compare(scattered(marked, others));

describe('a comparison', () => {
  it('needs five days on each side', () => {
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

  it("is clear exactly if the difference exceeds three of Welch's standard errors", () => {
    // 25 days of 0 to 4 on each side: variance 2·25/24, standard error √(2·2·25/24/25) = 0.4082, by hand.
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

  it('does not treat identical days as zero variance', () => {
    expect(compared(times(30, 3), times(30, 3))).toMatchObject({ difference: 0, isClear: false });
    expect(compared(times(37, 10 / 3), times(39, 10 / 3)).isClear).toBe(false);
    expect(compared(times(25, 4), times(30, 2)).isClear).toBe(true);
    // With a variance of 0 for the five equal days, a difference of 1.3 would count as clear.
    expect(compared(times(5, 3.3), times(12, 0, 1, 2, 3, 4)).isClear).toBe(false);
  });

  it('is never clear with fewer than 50 days', () => {
    expect(compared(times(20, 5), times(29, 1)).isClear).toBe(false);
    expect(compared(times(20, 5), times(30, 1)).isClear).toBe(true);
  });

  it('is not clear if the marked days are one consecutive run', () => {
    // Ten bad days in a row, all on a journey. Welch's test alone would call this clear.
    const days = Array.from({ length: 60 }, (_, index) => ({
      value: (index >= 30 && index < 40 ? 1 : 3) + (index % 3) / 10,
      isMarked: index >= 30 && index < 42,
    }));
    expect(compare(days)).toMatchObject({ isClear: false });
    expect(compare(days).difference).toBeLessThan(-1.5);
  });

  it('is not clear if marks and moods only have the same period', () => {
    const days = Array.from({ length: 84 }, (_, index) => ({
      value: index % 7 === 0 ? 1 : 3 + (index % 3) / 10,
      isMarked: index % 7 === 0,
    }));
    expect(compare(days).isClear).toBe(false);
  });

  it('only changes its sign if the sides are swapped', () => {
    const days = fc.array(
      fc.record({ value: fc.integer({ min: 0, max: 15 }).map((thirds) => thirds / 3), isMarked: fc.boolean() }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(days, (list) => {
        const one = compare(list);
        const other = compare(list.map(({ value, isMarked }) => ({ value, isMarked: !isMarked })));
        expect(one.isClear).toBe(other.isClear);
        expect(one.with).toEqual(other.without);
        expect(one.difference === null).toBe(one.with.average === null || one.without.average === null);
        if (one.difference !== null) expect(one.difference).toBeCloseTo(-(other.difference ?? 0));
      }),
    );
  });
});
