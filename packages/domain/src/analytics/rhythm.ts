import { type DayAverage, mean, ROUNDING } from '../mood-entry/day-averages.ts';
import { daysBetween, type LocalDate } from '../time/local-date.ts';
import { NOTABLE_DAYS, NOTABLE_MIN_DAYS, REST_DAYS_MAX } from './limits.ts';
import type { DayRange } from './period.ts';

export type Rhythm = {
  daysLogged: number;
  daysInPeriod: number;
  /** Number of logged days in the current streak, and in the longest streak. */
  currentStretch: number;
  longestStretch: number;
};

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

/**
 * The best days, best first, and the hardest days, hardest first. The later of equal days comes first. Best days are
 * above the mean of all days and hardest days below it, so there are none if all days are equal.
 */
export function notableDays(days: readonly DayAverage[]): { best: DayAverage[]; hardest: DayAverage[] } {
  if (days.length < NOTABLE_MIN_DAYS) return { best: [], hardest: [] };
  const middle = mean(days.map(({ average }) => average));
  const newestFirst = days.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return {
    best: newestFirst
      .filter(({ average }) => average > middle + ROUNDING)
      .sort((a, b) => b.average - a.average)
      .slice(0, NOTABLE_DAYS),
    hardest: newestFirst
      .filter(({ average }) => average < middle - ROUNDING)
      .sort((a, b) => a.average - b.average)
      .slice(0, NOTABLE_DAYS),
  };
}
