import type { DatedScore } from '../mood-entry/day-averages.ts';
import { addDays, type LocalDate, monthOf, weekdayOf } from '../time/local-date.ts';
import { figureOf } from './figure.ts';
import type { AnalyticsPeriod, DayRange } from './period.ts';

export type SeriesUnit = 'day' | 'week' | 'month';
export type SeriesPoint = { startDate: LocalDate; average: number | null; entries: number };

const DAYS_PER_WEEK = 7;

/** Longer periods have larger units, so that a chart has fewer points than a phone has pixels. */
export function seriesUnitOf(period: AnalyticsPeriod): SeriesUnit {
  if (period === 'all') return 'month';
  return period === '365' ? 'week' : 'day';
}

/** The first day of the week or month that contains the date. Weeks start on Sunday. */
function unitStart(date: LocalDate, unit: SeriesUnit): LocalDate {
  if (unit === 'month') return monthOf(date).first;
  return unit === 'week' ? addDays(date, -weekdayOf(date)) : date;
}

function nextUnitStart(date: LocalDate, unit: SeriesUnit): LocalDate {
  if (unit === 'month') return monthOf(date).next;
  return addDays(unitStart(date, unit), unit === 'week' ? DAYS_PER_WEEK : 1);
}

/**
 * One point for each day, week or month of a range. Empty points are kept, so that a chart shows gaps. The
 * first point starts with the range, even in the middle of its week or month.
 */
export function seriesOf(entries: readonly DatedScore[], unit: SeriesUnit, { start, end }: DayRange): SeriesPoint[] {
  const byStart = Map.groupBy(entries, ({ localDate }) => unitStart(localDate, unit));
  const points: SeriesPoint[] = [];
  for (let date = start; date <= end; date = nextUnitStart(date, unit)) {
    const { average, entries: count } = figureOf(byStart.get(unitStart(date, unit)) ?? []);
    points.push({ startDate: date, average, entries: count });
  }
  return points;
}
