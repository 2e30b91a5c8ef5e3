import { CLEAR_STANDARD_ERRORS, INFLUENCE_MIN_DAYS } from './limits.ts';
import { type MarkedDay, ROUNDING, standsOut } from './rotation.ts';

type Side = { days: number; average: number | null };
export type Comparison = {
  with: Side;
  without: Side;
  /** Average of the days with the mark minus average of the days without it; null if either side has too few days. */
  difference: number | null;
  /** Whether the difference is statistically significant, see `compare`. */
  isClear: boolean;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: readonly number[]): number {
  const average = mean(values);
  return values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1);
}

/**
 * Welch's standard error of the difference of two means (Welch 1947). If all days of a side are equal, the variance of
 * all days is used, because a few equal days don't prove that such days never vary.
 */
function standardError(a: readonly number[], b: readonly number[]): number {
  const spread = variance([...a, ...b]);
  const spreadOf = (values: readonly number[]): number => {
    const own = variance(values);
    return own > ROUNDING ? own : spread;
  };
  return Math.sqrt(spreadOf(a) / a.length + spreadOf(b) / b.length);
}

const sideOf = (values: readonly number[]): Side => ({
  days: values.length,
  average: values.length >= INFLUENCE_MIN_DAYS ? mean(values) : null,
});

/**
 * Compares the values of days with a mark and days without it. A difference is clear only if it exceeds three standard
 * errors and passes the circular-shift test (rotation.ts), which takes into account that similar days often follow each
 * other.
 *
 * @param days in calendar order.
 */
export function compare(days: readonly MarkedDay[]): Comparison {
  const valuesOf = (marked: boolean): number[] =>
    days.flatMap(({ value, isMarked }) => (isMarked === marked ? [value] : []));
  const [withTag, withoutTag] = [valuesOf(true), valuesOf(false)];
  const sides = { with: sideOf(withTag), without: sideOf(withoutTag) };
  if (sides.with.average === null || sides.without.average === null) {
    return { ...sides, difference: null, isClear: false };
  }
  const difference = sides.with.average - sides.without.average;
  const size = Math.abs(difference);
  const isLarge = size > ROUNDING && size >= CLEAR_STANDARD_ERRORS * standardError(withTag, withoutTag);
  return { ...sides, difference, isClear: isLarge && standsOut(days) };
}
