import { type DatedScore, dailySeries } from '../mood-entry/day-averages.ts';
import type { Trend } from '../mood-entry/weekly-stats.ts';
import type { LocalDate } from '../time/local-date.ts';
import { entriesWithin } from './entry.ts';
import { changeOf, distributionOf, type Figure, figureOf, trendOfFigure } from './figure.ts';
import { YEAR_DAYS } from './limits.ts';
import { type AnalyticsPeriod, type DayRange, previousRangeOf, rangeOf } from './period.ts';
import { type SeriesPoint, type SeriesUnit, seriesOf, seriesUnitOf } from './series.ts';

export type Overview = {
  period: AnalyticsPeriod;
  startDate: LocalDate;
  endDate: LocalDate;
  current: Figure;
  previous: (Figure & { startDate: LocalDate; endDate: LocalDate }) | null;
  change: number | null;
  trend: Trend | null;
  distribution: { score: number; entries: number }[];
  series: { unit: SeriesUnit; points: SeriesPoint[] };
  /** The days of the last year, whatever the period. */
  year: { date: LocalDate; average: number | null; entries: number }[];
};

/** The first and the last local date with an entry; null if there are no entries. */
export const livedRangeOf = (entries: readonly { localDate: LocalDate }[]): DayRange | null =>
  entries.reduce<DayRange | null>(
    (range, { localDate }) => ({
      start: range !== null && range.start < localDate ? range.start : localDate,
      end: range !== null && range.end > localDate ? range.end : localDate,
    }),
    null,
  );

/**
 * The analysis that every plan includes.
 *
 * @param entries of the period, the one before and the last 365 days. Others are ignored.
 */
export function overviewOf(entries: readonly DatedScore[], period: AnalyticsPeriod, today: LocalDate): Overview {
  const range = rangeOf(period, today, livedRangeOf(entries));
  const within = entriesWithin(entries, range);
  const current = figureOf(within);
  const previousRange = previousRangeOf(period, today);
  const previous = previousRange && figureOf(entriesWithin(entries, previousRange));
  const unit = seriesUnitOf(period);
  return {
    period,
    startDate: range.start,
    endDate: range.end,
    current,
    previous: previousRange && previous && { ...previous, startDate: previousRange.start, endDate: previousRange.end },
    change: changeOf(current, previous),
    trend: trendOfFigure(current),
    distribution: distributionOf(within),
    series: { unit, points: seriesOf(within, unit, range) },
    year: dailySeries(entries, today, YEAR_DAYS).map(({ date, average, count }) => ({ date, average, entries: count })),
  };
}
