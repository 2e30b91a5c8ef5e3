import { DAY_MS, type LocalDate } from '../time/local-date.ts';
import { REST_DAYS_MAX } from './limits.ts';
import type { DayRange } from './period.ts';

export type Rhythm = {
  daysLogged: number;
  daysInPeriod: number;
  /** Days logged in the stretch that still goes on, and in the longest. */
  currentStretch: number;
  longestStretch: number;
};

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Whether an entry on `next` carries a stretch on that had its last one on `last`. */
const carriesOn = (last: LocalDate, next: LocalDate): boolean => daysBetween(last, next) <= REST_DAYS_MAX + 1;

/**
 * How steadily someone logged in a range that ends today. Rest days break nothing, and today is no
 * rest day before it is over: the current stretch is the one that an entry of today carries on.
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
