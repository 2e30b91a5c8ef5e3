import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from './comparison.ts';
import { CLEAR_STANDARD_ERRORS } from './limits.ts';

const times = (count: number, ...values: number[]) => Array.from({ length: count }, () => values).flat();

describe('a comparison', () => {
  it('needs five days on each side', () => {
    expect(compare(times(4, 5), times(50, 1))).toEqual({
      with: { days: 4, average: null },
      without: { days: 50, average: 1 },
      difference: null,
      isClear: false,
    });
    expect(compare(times(50, 5), times(4, 1))).toMatchObject({ difference: null, isClear: false });
    expect(compare([], [])).toMatchObject({ with: { days: 0, average: null }, difference: null });
    expect(compare(times(5, 5), times(5, 1)).difference).toBe(4);
  });

  it('has the standard error of Welch: clear exactly from so many of them on', () => {
    // Variances 2.5 and 2.5 over five days each: standard error 1, by hand.
    const base = [0, 1, 2, 3, 4];
    const moved = (by: number) =>
      compare(
        base.map((value) => value + by),
        base,
      );
    expect(moved(CLEAR_STANDARD_ERRORS)).toMatchObject({ difference: CLEAR_STANDARD_ERRORS, isClear: true });
    expect(moved(CLEAR_STANDARD_ERRORS - 0.01).isClear).toBe(false);
    expect(moved(-CLEAR_STANDARD_ERRORS).isClear).toBe(true);
    expect(moved(0)).toMatchObject({ difference: 0, isClear: false });
  });

  it('weighs each side by its own spread and length', () => {
    // Variance 2.5 over 5 days and 0.25·20/19 over 20: standard error √(0.5 + 0.01316) = 0.7164.
    const wide = [0, 1, 2, 3, 4];
    const narrow = (by: number) => times(10, 1.5, 2.5).map((value) => value + by);
    expect(compare(wide, narrow(0.716 * CLEAR_STANDARD_ERRORS)).isClear).toBe(false);
    expect(compare(wide, narrow(0.717 * CLEAR_STANDARD_ERRORS)).isClear).toBe(true);
  });

  it('does not take days all alike for certainty', () => {
    expect(compare(times(5, 3), times(5, 3))).toMatchObject({ difference: 0, isClear: false });
    expect(compare(times(7, 10 / 3), times(9, 10 / 3)).isClear).toBe(false);
    expect(compare(times(5, 4), times(5, 2)).isClear).toBe(true);
    // Five equal days beside varied ones: with no spread of their own, 1.3 would pass for clear.
    expect(compare(times(5, 3.3), times(4, 0, 1, 2, 3, 4)).isClear).toBe(false);
  });

  it('is the same seen from the other side', () => {
    const values = fc.array(
      fc.integer({ min: 0, max: 15 }).map((thirds) => thirds / 3),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [one, other] = [compare(a, b), compare(b, a)];
        expect(one.isClear).toBe(other.isClear);
        expect(one.with).toEqual(other.without);
        expect(one.difference === null).toBe(a.length < 5 || b.length < 5);
        if (one.difference !== null) expect(one.difference).toBeCloseTo(-(other.difference ?? 0));
      }),
    );
  });
});
