import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';

/** A month as `yyyy-MM`. */
export type MonthKey = string;

const DAYS_PER_WEEK = 7;

export const monthOf = (date: LocalDate): MonthKey => date.slice(0, 7);
export const firstDayOf = (month: MonthKey): LocalDate => `${month}-01`;

/** Returns the month that is `count` months later, or earlier if `count` is negative. */
export function addMonths(month: MonthKey, count: number): MonthKey {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const index = year * 12 + (monthNumber - 1) + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export const lastDayOf = (month: MonthKey): LocalDate => addDays(firstDayOf(addMonths(month, 1)), -1);

/** Returns the weeks of a month, Sunday first. Days of other months are null. */
export function monthWeeks(month: MonthKey): (LocalDate | null)[][] {
  const first = firstDayOf(month);
  const lead = weekdayOf(first);
  const days = Number(lastDayOf(month).slice(8));
  const weeks = Math.ceil((lead + days) / DAYS_PER_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (__, weekday) => {
      const index = week * DAYS_PER_WEEK + weekday - lead;
      return index >= 0 && index < days ? addDays(first, index) : null;
    }),
  );
}

/** Returns the same day of another month, or that month's last day if the month is shorter. */
function sameDayIn(month: MonthKey, date: LocalDate): LocalDate {
  const wanted = `${month}-${date.slice(8)}`;
  return isLocalDate(wanted) ? wanted : lastDayOf(month);
}

/** Returns the date to which a key moves the focus (ARIA pattern for date grids). Null for keys that don't move it. */
export function dateAfterKey(key: string, date: LocalDate, withShift: boolean): LocalDate | null {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(date, DAYS_PER_WEEK);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, DAYS_PER_WEEK - 1 - weekday);
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(date), withShift ? -12 : -1), date);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(date), withShift ? 12 : 1), date);
    default:
      return null;
  }
}
