import type { TimeOfDay } from '../analytics/time-of-day.ts';
import type { Trend } from '../mood-entry/weekly-stats.ts';
import type { LocalDate } from '../time/local-date.ts';

/** A day by its own average. */
export type InsightDay = { date: LocalDate; average: number };
/** How some days or entries went beside the others; `n` are days for tags and weekdays, entries for times of day. */
export type InsightEffect = { average: number; n: number; otherAverage: number; otherN: number };

/** Everything an insight may say, and nothing else: each number in its text comes from here. */
export type InsightFigures = {
  /** First and last day of the week, today included. */
  start: LocalDate;
  end: LocalDate;
  entries: number;
  /** Days of the week with a record. */
  days: number;
  /** Mean of the entries' scores, 0 to 5; null without any. */
  average: number | null;
  trend: Trend | null;
  /** Null where the week's days are all alike, or too few. */
  best: InsightDay | null;
  worst: InsightDay | null;
  /** The 28 days before the week; null where they hold too little. */
  before: { average: number; days: number } | null;
  /** average − before.average. */
  change: number | null;
  /** Over 56 days, today included; the clearest first; none that chance alone often makes. */
  weekdays: readonly (InsightEffect & { weekday: number })[];
  timesOfDay: readonly (InsightEffect & { part: TimeOfDay })[];
  tags: readonly (InsightEffect & { name: string })[];
};
