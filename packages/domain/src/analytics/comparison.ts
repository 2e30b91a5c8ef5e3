import { mean, ROUNDING } from '../mood-entry/day-averages.ts';
import {
  CLEAR_STANDARD_ERRORS,
  INFLUENCE_MIN_DAYS,
  ROTATION_DEVIATIONS,
  ROTATION_SHARE_MAX,
  ROTATIONS_MAX,
  ROTATIONS_MIN,
} from './limits.ts';

type Side = { days: number; average: number | null };
export type Comparison = {
  with: Side;
  without: Side;
  /** Average of the days with the mark minus average of the days without it; null if either side has too few days. */
  difference: number | null;
  /** Whether the difference is statistically significant, see `compare`. */
  isClear: boolean;
};

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

/** The value of a day with entries, and whether it has the mark. */
type MarkedDay = { value: number; isMarked: boolean };

/**
 * Distances between the mean of the marked days and the mean of all days, one for each shift of the marks. The shifts
 * are evenly distributed, and the first one is 0.
 */
function distancesOf(days: readonly MarkedDay[]): number[] {
  const average = mean(days.map(({ value }) => value));
  const values = days.map(({ value }) => value - average);
  const aroundTwice = [...values, ...values];
  const marks = days.flatMap(({ isMarked }, index) => (isMarked ? [index] : []));
  const longest = days.length - 1;
  const moves = Math.min(ROTATIONS_MAX, longest);
  return Array.from({ length: moves + 1 }, (_, index) => {
    const by = Math.round((index * longest) / moves);
    return Math.abs(marks.reduce((sum, mark) => sum + (aroundTwice[mark + by] ?? 0), 0));
  });
}

/**
 * Circular-shift test: whether the real marks give a larger difference than almost all shifted copies of the marks.
 * Moods and marks are both autocorrelated (for example by a journey or an illness). Shifting all marks together keeps
 * both autocorrelations and removes only the link between them. Periodic marks, such as every Monday, never pass,
 * because a shift by a whole period gives the same marks.
 *
 * @param days in calendar order.
 */
function standsOut(days: readonly MarkedDay[]): boolean {
  const [own = 0, ...moved] = distancesOf(days);
  if (moved.length < ROTATIONS_MIN || own <= ROUNDING) return false;
  const atLeast = moved.filter((distance) => distance >= own - ROUNDING).length;
  const deviation = Math.sqrt(moved.reduce((sum, distance) => sum + distance ** 2, 0) / moved.length);
  return atLeast <= ROTATION_SHARE_MAX * moved.length && own >= ROTATION_DEVIATIONS * deviation;
}
