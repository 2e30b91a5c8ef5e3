import type { DatedScore } from '../mood-entry/day-averages.ts';
import { type Trend, trendOf } from '../mood-entry/weekly-stats.ts';
import { CHANGE_MIN_DAYS, FIGURE_MIN_ENTRIES } from './limits.ts';

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

/** The trend of a period; null with fewer than three entries. */
export const trendOfFigure = ({ average, entries }: Figure): Trend | null =>
  average === null || entries < FIGURE_MIN_ENTRIES ? null : trendOf(average);
