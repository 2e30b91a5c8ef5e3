import { DAY_MS, type LocalDate } from '../time/local-date.ts';
import { REST_DAYS_MAX } from './limits.ts';
import type { DayRange } from './period.ts';

export type Rhythm = {
  daysLogged: number;
  daysInPeriod: number;
  /** Number of logged days in the current streak, and in the longest streak. */
  currentStretch: number;
  longestStretch: number;
};

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Whether an entry on `next` continues a streak whose last entry was on `last`. */
const carriesOn = (last: LocalDate, next: LocalDate): boolean => daysBetween(last, next) <= REST_DAYS_MAX + 1;

/**
 * How regularly a person logged in a range that ends today. A streak continues over short gaps. Today doesn't count as
 * a day without an entry.
 */
export function rhythmOf(entries: readonly { localDate: LocalDate }[], { start, end }: DayRange): Rhythm {
  const days = [...new Set(entries.map(({ localDate }) => localDate))].sort();
  let longestStretch = 0;
  let stretch = 0;
  let last: LocalDate | null = null;
  for (const day of days) {
    stretch = last !== null && carriesOn(last, day) ? stretch + 1 : 1;
    longestStretch = Math.max(longestStretch, stretch);
    last = day;
  }
  return {
    daysLogged: days.length,
    daysInPeriod: daysBetween(start, end) + 1,
    currentStretch: last !== null && carriesOn(last, end) ? stretch : 0,
    longestStretch,
  };
}
