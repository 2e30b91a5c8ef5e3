import { type LocalDate, lastDays } from '../time/local-date.ts';
import { CONCERNING_BELOW_AVERAGE, CONCERNING_MIN_DAYS } from './limits.ts';

export type DatedScore = { localDate: LocalDate; score: number };
export type DayAverage = { date: LocalDate; average: number; count: number };

/** The arithmetic mean of at least one value. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Averages of whole scores are treated as equal if they differ by less than this, which can only be a rounding error.
 */
export const ROUNDING = 1e-9;

/** Averages of the days that have entries, oldest first. */
export function dayAverages(entries: readonly DatedScore[]): DayAverage[] {
  const scoresByDay = Map.groupBy(entries, (entry) => entry.localDate);
  return [...scoresByDay]
    .map(([date, list]) => ({ date, average: mean(list.map((entry) => entry.score)), count: list.length }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Averages of the last `count` days up to `today`, oldest first; null for a day without entries. */
export function dailySeries(
  entries: readonly DatedScore[],
  today: LocalDate,
  count: number,
): { date: LocalDate; average: number | null; count: number }[] {
  const byDay = new Map(dayAverages(entries).map((day) => [day.date, day]));
  return lastDays(today, count).map((date) => byDay.get(date) ?? { date, average: null, count: 0 });
}

/** Whether at least 3 distinct days have an average below 2. */
export const isConcerningPattern = (days: readonly { average: number }[]): boolean =>
  days.filter((day) => day.average < CONCERNING_BELOW_AVERAGE).length >= CONCERNING_MIN_DAYS;
