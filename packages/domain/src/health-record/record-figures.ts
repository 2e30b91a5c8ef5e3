import { distributionOf } from '../analytics/distribution.ts';
import type { AnalyticsEntry } from '../analytics/entry.ts';
import { entriesWithin } from '../analytics/entry.ts';
import { type Figure, figureOf, trendOfFigure } from '../analytics/figure.ts';
import { notableDays } from '../analytics/notable-days.ts';
import type { DayRange } from '../analytics/period.ts';
import { type SeriesPoint, seriesOf } from '../analytics/series.ts';
import { type TimeOfDay, timesOfDayOf } from '../analytics/time-of-day.ts';
import { type DayAverage, dayAverages } from '../mood-entry/day-averages.ts';
import type { Trend } from '../mood-entry/weekly-stats.ts';
import { daysBetween, type LocalDate } from '../time/local-date.ts';
import { type Course, courseOf } from './course.ts';
import { DAILY_SERIES_MAX_DAYS } from './limits.ts';
import { type RecordTag, recordTagsOf } from './record-tags.ts';
import { type RecordWeek, weeksOf } from './record-weeks.ts';

/** Moods of a period. Averages are 0 to 5. */
export type RecordMoods = {
  entries: number;
  /** Number of days with entries, and of all days of the period. */
  days: number;
  periodDays: number;
  /** Mean of all scores; null without entries. */
  average: number | null;
  trend: Trend | null;
  course: Course | null;
  bestDay: DayAverage | null;
  hardestDay: DayAverage | null;
  distribution: { score: number; entries: number }[];
  /** The average of a week is the mean of its days, as in `weeks`. */
  series: { unit: 'day' | 'week'; points: SeriesPoint[] };
  /** Every day with entries, oldest first. */
  daily: DayAverage[];
};

/** Everything of a record that is computed from entries. */
export type RecordFigures = DayRange & {
  moods: RecordMoods;
  weeks: { best: RecordWeek | null; hardest: RecordWeek | null };
  timesOfDay: (Figure & { part: TimeOfDay })[];
  tags: RecordTag[];
};

function pointsOf(
  entries: readonly AnalyticsEntry[],
  days: readonly DayAverage[],
  unit: 'day' | 'week',
  range: DayRange,
): SeriesPoint[] {
  const daysAsScores = days.map(({ date, average }) => ({ localDate: date, score: average }));
  const byDay = seriesOf(daysAsScores, unit, range);
  return seriesOf(entries, unit, range).map((point, at) => ({ ...point, average: byDay[at]?.average ?? null }));
}

function moodsOf(entries: readonly AnalyticsEntry[], range: DayRange): RecordMoods {
  const days = dayAverages(entries);
  const figure = figureOf(entries);
  const { best, hardest } = notableDays(days);
  const periodDays = daysBetween(range.start, range.end) + 1;
  const unit = periodDays <= DAILY_SERIES_MAX_DAYS ? 'day' : 'week';
  return {
    entries: figure.entries,
    days: figure.days,
    periodDays,
    average: figure.average,
    trend: trendOfFigure(figure),
    course: courseOf(days, range),
    bestDay: best[0] ?? null,
    hardestDay: hardest[0] ?? null,
    distribution: distributionOf(entries),
    series: { unit, points: pointsOf(entries, days, unit, range) },
    daily: days,
  };
}

/**
 * Computes the figures of a record.
 *
 * @param entries in any order. Entries outside the period are ignored.
 * @param tagNames names of the tags that the person has not deleted, by id.
 */
export function recordFiguresOf(
  entries: readonly AnalyticsEntry[],
  range: DayRange,
  tagNames: ReadonlyMap<string, string>,
): RecordFigures {
  const within = entriesWithin(entries, range);
  return {
    ...range,
    moods: moodsOf(within, range),
    weeks: weeksOf(within, range),
    timesOfDay: timesOfDayOf(within),
    tags: recordTagsOf(within, tagNames),
  };
}

/** The period of a record that ends today: the last 90 days, or fewer if the first entry is younger. */
export const recordRangeOf = (today: LocalDate, windowStart: LocalDate, firstDay: LocalDate | null): DayRange => ({
  start: firstDay !== null && firstDay > windowStart && firstDay <= today ? firstDay : windowStart,
  end: today,
});
