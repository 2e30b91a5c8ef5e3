import type { DatedScore } from '../mood-entry/day-averages.ts';
import { weekdayOf } from '../time/local-date.ts';
import { type Figure, figureOf } from './figure.ts';
import { FIGURE_MIN_ENTRIES } from './limits.ts';

/** Order of the weekdays: Sunday first. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The average of the entries of each weekday. */
export function weekdaysOf(entries: readonly DatedScore[]): (Figure & { weekday: number })[] {
  const byWeekday = Map.groupBy(entries, ({ localDate }) => weekdayOf(localDate));
  return WEEKDAYS.map((weekday) => ({ weekday, ...figureOf(byWeekday.get(weekday) ?? [], FIGURE_MIN_ENTRIES) }));
}
