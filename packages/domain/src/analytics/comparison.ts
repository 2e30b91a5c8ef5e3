import { CLEAR_STANDARD_ERRORS, INFLUENCE_MIN_DAYS } from './limits.ts';

type Side = { days: number; average: number | null };
export type Comparison = {
  with: Side;
  without: Side;
  /** With minus without; null without enough days on both sides. */
  difference: number | null;
  /** Whether the difference exceeds what chance alone often makes. */
  isClear: boolean;
};

/** Day values are means of whole scores: what differs less differs only by rounding. */
const ROUNDING = 1e-9;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: readonly number[]): number {
  const average = mean(values);
  return values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1);
}

/**
 * Welch's standard error of the difference of two means (Welch 1947). A side whose days are all
 * alike takes the spread of all days: a few equal days don't mean that days never differ.
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

/** Compares days that carry a mark with days that don't, by the day's value. */
export function compare(withTag: readonly number[], withoutTag: readonly number[]): Comparison {
  const sides = { with: sideOf(withTag), without: sideOf(withoutTag) };
  if (sides.with.average === null || sides.without.average === null) {
    return { ...sides, difference: null, isClear: false };
  }
  const difference = sides.with.average - sides.without.average;
  const size = Math.abs(difference);
  const isClear = size > ROUNDING && size >= CLEAR_STANDARD_ERRORS * standardError(withTag, withoutTag);
  return { ...sides, difference, isClear };
}
