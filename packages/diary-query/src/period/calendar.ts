import { addDays, DAY_MS, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';

/** Days from `start` to `end`, both included. */
export type Period = { readonly start: LocalDate; readonly end: LocalDate };

/** Start of a range without a beginning ("até maio"). */
export const EARLIEST: LocalDate = '2000-01-01';

/** Days of a period. */
export const lengthOf = ({ start, end }: Period): number => (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;

export const dayOf = (date: LocalDate): Period => ({ start: date, end: date });

const pad = (number: number, length: number): string => String(number).padStart(length, '0');
/** A date from its parts; null if it doesn't exist. */
export function dateOf(year: number, month: number, day: number): LocalDate | null {
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date ? date : null;
}

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));

/** The Monday of a date's week: weeks run from Monday to Sunday. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/** A calendar week, `weeks` before the one of `today`. It may end after today. */
export function weekBefore(today: LocalDate, weeks: number): Period {
  const start = addDays(mondayOf(today), -7 * weeks);
  return { start, end: addDays(start, 6) };
}

/** A calendar month; `month` may be outside of 1 to 12. */
export function monthAt(year: number, month: number): Period {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { start: first, end: last };
}

export const yearAt = (year: number): Period => ({ start: `${pad(year, 4)}-01-01`, end: `${pad(year, 4)}-12-31` });

/** The same day of the month some months before, or the month's last day if it is shorter. */
export function monthsBefore(date: LocalDate, months: number): LocalDate {
  const { end } = monthAt(yearOf(date), monthOf(date) - months);
  const wanted = `${end.slice(0, 8)}${date.slice(8)}`;
  return wanted < end ? wanted : end;
}

/** The year of a named month that has no year: the last one in which it has begun. */
export const yearOfMonth = (month: number, today: LocalDate): number =>
  month <= monthOf(today) ? yearOf(today) : yearOf(today) - 1;
