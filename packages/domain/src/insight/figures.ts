import type { TimeOfDay } from '../analytics/time-of-day.ts';
import type { Trend } from '../mood-entry/weekly-stats.ts';
import type { LocalDate } from '../time/local-date.ts';

/** A day and its average. */
export type InsightDay = { date: LocalDate; average: number };
/**
 * A comparison of some days or entries with the others. `n` counts days for tags and weekdays, and entries for times of
 * day.
 */
export type InsightEffect = { average: number; n: number; otherAverage: number; otherN: number };

/** All figures that a summary may contain. Each number in the summary's text has to be one of them. */
export type InsightFigures = {
  /** First and last day of the week. The last day is today. */
  start: LocalDate;
  end: LocalDate;
  entries: number;
  /** Number of days of the week with an entry. */
  days: number;
  /** Mean of the scores, 0 to 5; null without entries. */
  average: number | null;
  trend: Trend | null;
  /** The day that alone has the highest average, and the one that alone has the lowest, if that is low. */
  best: InsightDay | null;
  worst: InsightDay | null;
  /** Figures of the 28 days before the week; null if too few of these days have entries. */
  before: { average: number; days: number } | null;
  /** `average` minus `before.average`; null if either is null or based on too few days. */
  change: number | null;
  /** Effects over 56 days, today included, the clearest first. Effects that often occur by chance are left out. */
  weekdays: readonly (InsightEffect & { weekday: number })[];
  timesOfDay: readonly (InsightEffect & { part: TimeOfDay })[];
  /** All tags with a clear difference over 365 days, today included (analytics/influence.ts), the largest first. */
  tags: readonly (InsightEffect & { name: string })[];
};
