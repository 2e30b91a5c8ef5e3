import { ROTATION_DEVIATIONS, ROTATION_SHARE_MAX, ROTATIONS_MAX, ROTATIONS_MIN } from './limits.ts';

/** A day with entries: its value, and whether it carries the mark. */
export type MarkedDay = { value: number; isMarked: boolean };

/** Day values are means of whole scores: what differs less differs only by rounding. */
export const ROUNDING = 1e-9;

/** How far the marked days lie from the mean once the marks are moved on, for evenly chosen moves; the first is none. */
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
 * Circular-shift test: whether the marks lie where the values differ more than almost anywhere else
 * along the same days. Moods come in runs, and so do marks (a journey, an illness); moving all marks
 * on keeps both runs and breaks only what ties them. Marks that come back in an even beat, such as
 * every Monday, never stand out: nothing tells them from the beat itself.
 *
 * @param days in the order of the calendar.
 */
export function standsOut(days: readonly MarkedDay[]): boolean {
  const [own = 0, ...moved] = distancesOf(days);
  if (moved.length < ROTATIONS_MIN || own <= ROUNDING) return false;
  const atLeast = moved.filter((distance) => distance >= own - ROUNDING).length;
  const deviation = Math.sqrt(moved.reduce((sum, distance) => sum + distance ** 2, 0) / moved.length);
  return atLeast <= ROTATION_SHARE_MAX * moved.length && own >= ROTATION_DEVIATIONS * deviation;
}
