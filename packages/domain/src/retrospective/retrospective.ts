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
import { HARD_BELOW, KIND_FROM, RETROSPECTIVE_MIN_DAYS } from './limits.ts';

/** A month or a year, up to today. */
export type Retrospective = {
  days: { date: LocalDate; average: number | null; entries: number }[];
  figure: Figure;
  distribution: { score: MoodScore; entries: number }[];
  /** A day of which every mood is 'Bem' or better. */
  brightestDay: DayAverage | null;
  /** The week, from its Sunday on, of the days with the highest mean, without a mood of 'Mal' or 'Muito mal'. */
  brightestWeek: { start: LocalDate; average: number } | null;
};

/**
 * The item with the highest average of those without a hard moment, the later of equal ones. Null if all are equal, or
 * if even the highest is below 'Bem': to call a hard day the brightest would not be kind.
 */
function brightestOf<Item extends { average: number }>(
  items: readonly Item[],
  isHard: (item: Item) => boolean,
): Item | null {
  const best = items
    .filter((item) => !isHard(item))
    .reduce<Item | null>((a, b) => (a !== null && a.average > b.average + ROUNDING ? a : b), null);
  if (best === null || nearestScore(best.average) < KIND_FROM) return null;
  return items.some(({ average }) => average < best.average - ROUNDING) ? best : null;
}

/** The Sunday of a day's week. */
const weekOf = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

/** The weeks with enough days, each with the mean of its days. */
function weeksOf(days: readonly DayAverage[]): { start: LocalDate; average: number }[] {
  const byWeek = Map.groupBy(days, ({ date }) => weekOf(date));
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
  const below = (limit: MoodScore) =>
    new Set(within.filter(({ score }) => score < limit).map(({ localDate }) => localDate));
  const notKind = below(KIND_FROM);
  const weeksWithHard = new Set([...below(HARD_BELOW)].map(weekOf));
  const series = dailySeries(within, range.end, daysBetween(range.start, range.end) + 1);
  return {
    days: series.map(({ date, average, count }) => ({ date, average, entries: count })),
    figure: figureOf(within),
    distribution: distributionOf(within),
    brightestDay: isEnough ? brightestOf(logged, ({ date }) => notKind.has(date)) : null,
    brightestWeek: isEnough ? brightestOf(weeksOf(logged), ({ start }) => weeksWithHard.has(start)) : null,
  };
}
