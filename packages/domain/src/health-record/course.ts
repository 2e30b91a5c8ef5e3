import { CHANGE_MIN_DAYS } from '../analytics/limits.ts';
import type { DayRange } from '../analytics/period.ts';
import type { DayAverage } from '../mood-entry/day-averages.ts';
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts';

/** Means of the days of the two halves of a period, 0 to 5. */
export type Course = { before: number; after: number; secondHalfStart: LocalDate };

const mean = (days: readonly DayAverage[]): number => days.reduce((sum, { average }) => sum + average, 0) / days.length;

/** Compares the two halves of a period by their days; null unless each half has at least three days with entries. */
export function courseOf(days: readonly DayAverage[], { start, end }: DayRange): Course | null {
  const secondHalfStart = addDays(start, Math.ceil((daysBetween(start, end) + 1) / 2));
  const before = days.filter(({ date }) => date < secondHalfStart);
  const after = days.filter(({ date }) => date >= secondHalfStart);
  if (before.length < CHANGE_MIN_DAYS || after.length < CHANGE_MIN_DAYS) return null;
  return { before: mean(before), after: mean(after), secondHalfStart };
}
