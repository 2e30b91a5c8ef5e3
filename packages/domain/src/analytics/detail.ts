import { type DayAverage, dayAverages } from '../mood-entry/day-averages.ts';
import { isLow } from '../mood-entry/scale.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type AnalyticsEntry, entriesWithin } from './entry.ts';
import { type Figure, weekdaysOf } from './figure.ts';
import { type Influence, influencesOf } from './influence.ts';
import { livedRangeOf } from './overview.ts';
import { type AnalyticsPeriod, rangeOf } from './period.ts';
import { notableDays, type Rhythm, rhythmOf } from './rhythm.ts';
import { type TimeOfDay, timesOfDayOf } from './time-of-day.ts';

export type Detail = {
  weekdays: (Figure & { weekday: number })[];
  timesOfDay: (Figure & { part: TimeOfDay })[];
  rhythm: Rhythm;
  bestDays: DayAverage[];
  /** Only days that read Mal or Muito mal. */
  hardestDays: DayAverage[];
  influences: Influence[];
};

/**
 * The parts of the analysis that only essencial and premium include.
 *
 * @param entries those outside the period are ignored.
 * @param tagIds ids of the tags that the person has not deleted.
 */
export function detailOf(
  entries: readonly AnalyticsEntry[],
  period: AnalyticsPeriod,
  today: LocalDate,
  tagIds: ReadonlySet<string>,
): Detail {
  const range = rangeOf(period, today, livedRangeOf(entries));
  const within = entriesWithin(entries, range);
  const { best, hardest } = notableDays(dayAverages(within));
  return {
    weekdays: weekdaysOf(within),
    timesOfDay: timesOfDayOf(within),
    rhythm: rhythmOf(within, range),
    bestDays: best,
    hardestDays: hardest.filter(({ average }) => isLow(average)),
    influences: influencesOf(within, tagIds),
  };
}
