import type { DayAverage } from '../mood-entry/day-averages.ts';
import { NOTABLE_DAYS, NOTABLE_MIN_DAYS } from './limits.ts';

/**
 * Averages of integer scores are treated as equal if they differ by less than this, which can only be a rounding error.
 */
const ROUNDING = 1e-9;

/**
 * The best days, best first, and the hardest days, hardest first. The later of equal days comes first. Best days are
 * above the mean of all days and hardest days below it, so there are none if all days are equal.
 */
export function notableDays(days: readonly DayAverage[]): { best: DayAverage[]; hardest: DayAverage[] } {
  if (days.length < NOTABLE_MIN_DAYS) return { best: [], hardest: [] };
  const mean = days.reduce((sum, { average }) => sum + average, 0) / days.length;
  const newestFirst = days.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return {
    best: newestFirst
      .filter(({ average }) => average > mean + ROUNDING)
      .sort((a, b) => b.average - a.average)
      .slice(0, NOTABLE_DAYS),
    hardest: newestFirst
      .filter(({ average }) => average < mean - ROUNDING)
      .sort((a, b) => a.average - b.average)
      .slice(0, NOTABLE_DAYS),
  };
}
