import { ROTATION_DEVIATIONS, ROTATION_SHARE_MAX, ROTATIONS_MAX, ROTATIONS_MIN } from './limits.ts';

/** The value of a day with entries, and whether it has the mark. */
export type MarkedDay = { value: number; isMarked: boolean };

/** Values of days are treated as equal if they differ by less than this, which can only be a rounding error. */
export const ROUNDING = 1e-9;

/**
 * Distances between the mean of the marked days and the mean of all days, one for each shift of the marks. The shifts
 * are evenly distributed, and the first one is 0.
 */
function distancesOf(days: readonly MarkedDay[]): number[] {
  const mean = days.reduce((sum, { value }) => sum + value, 0) / days.length;
  const values = days.map(({ value }) => value - mean);
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
export function standsOut(days: readonly MarkedDay[]): boolean {
  const [own = 0, ...moved] = distancesOf(days);
  if (moved.length < ROTATIONS_MIN || own <= ROUNDING) return false;
  const atLeast = moved.filter((distance) => distance >= own - ROUNDING).length;
  const deviation = Math.sqrt(moved.reduce((sum, distance) => sum + distance ** 2, 0) / moved.length);
  return atLeast <= ROTATION_SHARE_MAX * moved.length && own >= ROTATION_DEVIATIONS * deviation;
}
