import { type AnalyticsEntry, entriesWithin } from '../../analytics/entry.ts';
import { figureOf } from '../../analytics/figure.ts';
import type { DayAverage } from '../../mood-entry/day-averages.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import type { InsightFigures } from '../figures.ts';
import { INSIGHT_BEFORE_DAYS, INSIGHT_QUARTER, INSIGHT_YEAR } from '../limits.ts';
import type { Baseline, WeekEnds } from './material.ts';

/** Averages that differ by less differ only by rounding. */
const ROUNDING = 1e-9;

/** The best and the hardest days of the week: all of them when several are equal. Null if all days are equal. */
export function endsOf(days: readonly DayAverage[]): { best: WeekEnds | null; worst: WeekEnds | null } {
  const averages = days.map(({ average }) => average);
  const [high, low] = [Math.max(...averages), Math.min(...averages)];
  if (days.length === 0 || high - low < ROUNDING) return { best: null, worst: null };
  const at = (average: number): WeekEnds => ({
    average,
    dates: days.filter((day) => Math.abs(day.average - average) < ROUNDING).map(({ date }) => date),
  });
  return { best: at(high), worst: at(low) };
}

/** The entries of a number of days before the week. */
export const entriesBefore = (entries: readonly AnalyticsEntry[], start: LocalDate, days: number): AnalyticsEntry[] =>
  entriesWithin(entries, { start: addDays(start, -days), end: addDays(start, -1) });

/**
 * What the week is compared with: the 90 days before it, or the 28 if too few of the 90 have entries, and the 365 days
 * before it.
 */
export function baselinesOf(entries: readonly AnalyticsEntry[], { start, before }: InsightFigures): Baseline[] {
  const quarter = figureOf(entriesBefore(entries, start, INSIGHT_QUARTER.days));
  const year = figureOf(entriesBefore(entries, start, INSIGHT_YEAR.days));
  const told: Baseline[] = [];
  if (quarter.average !== null && quarter.days >= INSIGHT_QUARTER.minDays)
    told.push({ days: INSIGHT_QUARTER.days, average: quarter.average, n: quarter.days });
  else if (before) told.push({ days: INSIGHT_BEFORE_DAYS, average: before.average, n: before.days });
  const isLong = year.days >= INSIGHT_YEAR.minDays && year.days - quarter.days >= INSIGHT_YEAR.minOlderDays;
  if (year.average !== null && isLong) told.push({ days: INSIGHT_YEAR.days, average: year.average, n: year.days });
  return told;
}
