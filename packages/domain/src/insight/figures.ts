import type { TimeOfDay } from '../analytics/time-of-day.ts';
import type { Trend } from '../mood-entry/weekly-stats.ts';
import type { LocalDate } from '../time/local-date.ts';

/** A day and its average. */
export type InsightDay = { date: LocalDate; average: number };
/**
 * Compares some days or entries with the others. `n` counts days for tags and weekdays, entries for times of
 * day.
 */
export type InsightEffect = { average: number; n: number; otherAverage: number; otherN: number };

/** All figures that a summary may state. Each number in its text has to come from here. */
export type InsightFigures = {
  /** First and last day of the week; the last is today. */
  start: LocalDate;
  end: LocalDate;
  entries: number;
  /** Days of the week with an entry. */
  days: number;
  /** Mean of the scores, 0 to 5; null without entries. */
  average: number | null;
  trend: Trend | null;
  /** Null if all days of the week are equal, or if there are too few. */
  best: InsightDay | null;
  worst: InsightDay | null;
  /** The 28 days before the week; null if too few of them have entries. */
  before: { average: number; days: number } | null;
  /** average − before.average. */
  change: number | null;
  /**
   * Effects over 56 days, today included, the clearest first. Effects that chance alone often makes are left
   * out.
   */
  weekdays: readonly (InsightEffect & { weekday: number })[];
  timesOfDay: readonly (InsightEffect & { part: TimeOfDay })[];
  tags: readonly (InsightEffect & { name: string })[];
};
