import type { DatedScore } from '../mood-entry/day-averages.ts';
import { MOOD_SCORES, type MoodScore } from '../mood-entry/scale.ts';
import { type Trend, trendOf } from '../mood-entry/weekly-stats.ts';
import { weekdayOf } from '../time/local-date.ts';
import { CHANGE_MIN_DAYS, FIGURE_MIN_ENTRIES, TREND_MIN_DAYS } from './limits.ts';

/** An average and the number of entries and days behind it. The average is null if there are too few. */
export type Figure = { average: number | null; entries: number; days: number };

/** The mean score, or null with fewer than `minEntries` entries. */
export function figureOf(entries: readonly DatedScore[], minEntries = 1): Figure {
  const sum = entries.reduce((total, { score }) => total + score, 0);
  return {
    average: entries.length >= Math.max(minEntries, 1) ? sum / entries.length : null,
    entries: entries.length,
    days: new Set(entries.map(({ localDate }) => localDate)).size,
  };
}

/** Average minus the average of the previous period; null unless both periods have enough days. */
export function changeOf(current: Figure, previous: Figure | null): number | null {
  if (previous === null || current.average === null || previous.average === null) return null;
  if (current.days < CHANGE_MIN_DAYS || previous.days < CHANGE_MIN_DAYS) return null;
  return current.average - previous.average;
}

/** The trend of a period; null with entries on fewer than three days. */
export const trendOfFigure = ({ average, days }: Figure): Trend | null =>
  average === null || days < TREND_MIN_DAYS ? null : trendOf(average);

/** The number of entries of each of the six scores, worst to best. */
export function distributionOf(entries: readonly { score: number }[]): { score: MoodScore; entries: number }[] {
  const counts = new Map<number, number>();
  for (const { score } of entries) counts.set(score, (counts.get(score) ?? 0) + 1);
  return MOOD_SCORES.map((score) => ({ score, entries: counts.get(score) ?? 0 }));
}

/** Order of the weekdays: Sunday first. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The average of the entries of each weekday. */
export function weekdaysOf(entries: readonly DatedScore[]): (Figure & { weekday: number })[] {
  const byWeekday = Map.groupBy(entries, ({ localDate }) => weekdayOf(localDate));
  return WEEKDAYS.map((weekday) => ({ weekday, ...figureOf(byWeekday.get(weekday) ?? [], FIGURE_MIN_ENTRIES) }));
}
