import { entriesWithin } from '../analytics/entry.ts';
import { distributionOf, type Figure, figureOf } from '../analytics/figure.ts';
import type { DayRange } from '../analytics/period.ts';
import {
  type DatedScore,
  type DayAverage,
  dailySeries,
  dayAverages,
  mean,
  ROUNDING,
} from '../mood-entry/day-averages.ts';
import { type MoodScore, nearestScore } from '../mood-entry/scale.ts';
import { addDays, daysBetween, type LocalDate, weekdayOf } from '../time/local-date.ts';
import { KIND_FROM, RETROSPECTIVE_MIN_DAYS } from './limits.ts';

/** A month or a year, up to today. */
export type Retrospective = {
  days: { date: LocalDate; average: number | null; entries: number }[];
  figure: Figure;
  distribution: { score: MoodScore; entries: number }[];
  brightestDay: DayAverage | null;
  /** The week, from its Sunday on, of the days with the highest mean. */
  brightestWeek: { start: LocalDate; average: number } | null;
};

/**
 * The item with the highest average, the later of equal ones. Null if all are equal, or if even the highest is below
 * 'Bem': to call a hard day the brightest would not be kind.
 */
function brightestOf<Item extends { average: number }>(items: readonly Item[]): Item | null {
  const best = items.reduce<Item | null>((a, b) => (a !== null && a.average > b.average + ROUNDING ? a : b), null);
  if (best === null || nearestScore(best.average) < KIND_FROM) return null;
  return items.some(({ average }) => average < best.average - ROUNDING) ? best : null;
}

/** The weeks with enough days, each with the mean of its days. */
function weeksOf(days: readonly DayAverage[]): { start: LocalDate; average: number }[] {
  const byWeek = Map.groupBy(days, ({ date }) => addDays(date, -weekdayOf(date)));
  return [...byWeek]
    .filter(([, ofWeek]) => ofWeek.length >= RETROSPECTIVE_MIN_DAYS)
    .map(([start, ofWeek]) => ({ start, average: mean(ofWeek.map(({ average }) => average)) }));
}

/**
 * The retrospective of a range. It compares nothing, with earlier months or with other people.
 *
 * @param entries those outside the range are ignored.
 */
export function retrospectiveOf(entries: readonly DatedScore[], range: DayRange): Retrospective {
  const within = entriesWithin(entries, range);
  const logged = dayAverages(within);
  const isEnough = logged.length >= RETROSPECTIVE_MIN_DAYS;
  const series = dailySeries(within, range.end, daysBetween(range.start, range.end) + 1);
  return {
    days: series.map(({ date, average, count }) => ({ date, average, entries: count })),
    figure: figureOf(within),
    distribution: distributionOf(within),
    brightestDay: isEnough ? brightestOf(logged) : null,
    brightestWeek: isEnough ? brightestOf(weeksOf(logged)) : null,
  };
}
