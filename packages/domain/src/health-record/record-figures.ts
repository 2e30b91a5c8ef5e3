import { type AnalyticsEntry, entriesWithin } from '../analytics/entry.ts';
import { distributionOf, type Figure, figureOf, trendOfFigure } from '../analytics/figure.ts';
import { influencesOf } from '../analytics/influence.ts';
import { CHANGE_MIN_DAYS } from '../analytics/limits.ts';
import type { DayRange } from '../analytics/period.ts';
import { notableDays } from '../analytics/rhythm.ts';
import { type SeriesPoint, seriesOf } from '../analytics/series.ts';
import { type TimeOfDay, timesOfDayOf } from '../analytics/time-of-day.ts';
import { type DatedScore, type DayAverage, dayAverages, mean, ROUNDING } from '../mood-entry/day-averages.ts';
import { comparableTagIds } from '../mood-entry/emotions.ts';
import type { Trend } from '../mood-entry/weekly-stats.ts';
import { addDays, daysBetween, type LocalDate, weekdayOf } from '../time/local-date.ts';
import { DAILY_SERIES_MAX_DAYS, RECORD_TAGS_MAX, WEEK_MIN_DAYS } from './limits.ts';

/** Means of the days of the two halves of a period, 0 to 5. */
type Course = { before: number; after: number; secondHalfStart: LocalDate };

const averageOf = (days: readonly DayAverage[]): number => mean(days.map(({ average }) => average));

/** Compares the two halves of a period by their days; null unless each half has at least three days with entries. */
export function courseOf(days: readonly DayAverage[], { start, end }: DayRange): Course | null {
  const secondHalfStart = addDays(start, Math.ceil((daysBetween(start, end) + 1) / 2));
  const before = days.filter(({ date }) => date < secondHalfStart);
  const after = days.filter(({ date }) => date >= secondHalfStart);
  if (before.length < CHANGE_MIN_DAYS || after.length < CHANGE_MIN_DAYS) return null;
  return { before: averageOf(before), after: averageOf(after), secondHalfStart };
}

/** Averages of the days with a tag and without it, 0 to 5, and how many days each has. */
export type RecordTag = {
  name: string;
  average: number;
  days: number;
  otherAverage: number;
  otherDays: number;
  /** Whether the difference is clear by the rule of the analysis; otherwise it may be chance. */
  isClear: boolean;
};

const sizeOf = ({ average, otherAverage }: RecordTag): number => Math.abs(average - otherAverage);

/** The tags with enough days for a comparison of the same day: clear differences first, then larger ones. */
export const recordTagsOf = (entries: readonly AnalyticsEntry[], tagNames: ReadonlyMap<string, string>): RecordTag[] =>
  influencesOf(entries, comparableTagIds(tagNames))
    .flatMap(({ tagId, sameDay: { with: own, without, isClear } }) => {
      const name = tagNames.get(tagId);
      if (name === undefined || own.average === null || without.average === null) return [];
      return [
        {
          name,
          average: own.average,
          days: own.days,
          otherAverage: without.average,
          otherDays: without.days,
          isClear,
        },
      ];
    })
    .sort((a, b) => Number(b.isClear) - Number(a.isClear) || sizeOf(b) - sizeOf(a))
    .slice(0, RECORD_TAGS_MAX);

/** A week from Sunday to Saturday, cut to the period. The average is the mean of its days, 0 to 5. */
type RecordWeek = { startDate: LocalDate; endDate: LocalDate; average: number; days: number };

const sundayOf = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

/**
 * The best and the hardest week among those with at least three days with entries. Of equal weeks the later one is
 * chosen. Both are null unless two weeks differ.
 */
export function weeksOf(
  entries: readonly DatedScore[],
  { start, end }: DayRange,
): { best: RecordWeek | null; hardest: RecordWeek | null } {
  const weeks = [...Map.groupBy(dayAverages(entries), ({ date }) => sundayOf(date))]
    .filter(([, days]) => days.length >= WEEK_MIN_DAYS)
    .map(([sunday, days]): RecordWeek => {
      const saturday = addDays(sunday, 6);
      return {
        startDate: sunday < start ? start : sunday,
        endDate: saturday > end ? end : saturday,
        average: averageOf(days),
        days: days.length,
      };
    })
    .sort((a, b) => (a.startDate < b.startDate ? 1 : -1));
  const best = weeks.reduce<RecordWeek | null>((a, b) => (a && a.average >= b.average - ROUNDING ? a : b), null);
  const hardest = weeks.reduce<RecordWeek | null>((a, b) => (a && a.average <= b.average + ROUNDING ? a : b), null);
  if (!best || !hardest || best.average - hardest.average <= ROUNDING) return { best: null, hardest: null };
  return { best, hardest };
}

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
