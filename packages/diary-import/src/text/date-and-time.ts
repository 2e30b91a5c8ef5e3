import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { meaningOf, timeParts, withLatinDigits } from './clock-marks.ts';

/** Earliest date that the app stores (`EARLIEST_TIMESTAMP_MS` of the domain). */
const EARLIEST_DATE = '2000-01-01';
/** A longer text is neither a date nor a time. */
const LENGTH_MAX = 40;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)(?:[T ].*)?$/;

export type ReadValue<T> = { value: T } | { problem: string };

/** The day that a row names beside its date, as in “March 4”. */
export type NamedDay = { month: number; day: number };

/** Whether the month is first in a date such as 3/4/2024, by the day that is named beside it. Null if that says nothing. */
function monthFirstBy(named: NamedDay | null, [, first, second]: RegExpExecArray): boolean | null {
  const isDay = (month?: string, day?: string): boolean => named?.month === Number(month) && named.day === Number(day);
  return isDay(first, second) ? true : isDay(second, first) ? false : null;
}

/**
 * Whether dates such as 12/31/2024 have the month first: none is only possible with the day first, and some are not.
 */
export function isMonthFirst(dates: Iterable<{ written: string; named: NamedDay | null }>): boolean {
  let isProven = false;
  for (const { written, named } of dates) {
    const match = written.length <= LENGTH_MAX && YEAR_LAST.exec(withLatinDigits(written).trim());
    // 4/4/2024 has both orders.
    if (!match || Number(match[1]) === Number(match[2])) continue;
    const byName = monthFirstBy(named, match);
    if (Number(match[1]) > 12 || byName === false) return false;
    isProven ||= Number(match[2]) > 12 || byName === true;
  }
  return isProven;
}

/**
 * Whether dates of two-digit numbers such as 24/12/31 have the year first, because a last number would be a year that is
 * still to come, and no first number would be.
 */
export function isYearFirst(dates: Iterable<{ written: string }>, today: LocalDate | undefined): boolean {
  const yearNow = Number(today?.slice(2, 4) ?? 99);
  let isProven = false;
  for (const { written } of dates) {
    const match = written.length <= LENGTH_MAX ? YEAR_LAST.exec(withLatinDigits(written).trim()) : null;
    if (match?.[3]?.length !== 2) continue;
    if (Number(match[1]) > yearNow) return false;
    isProven ||= Number(match[3]) > yearNow;
  }
  return isProven;
}

/**
 * How dates are read: whether the month is first in `12/31/2024`, whether the year is first in `24/12/31`, which isn't
 * read, the day that is named beside it, which counts more, and the last date that is no problem.
 */
export type DateRules = {
  monthFirst?: boolean;
  yearFirst?: boolean;
  named?: NamedDay | null;
  today?: LocalDate | undefined;
};

/** The year, month and day of a date with the year first or last. Null if it is none. */
function dateParts(latin: string, { monthFirst = false, yearFirst = false, named = null }: DateRules) {
  const parts = YEAR_FIRST.exec(latin);
  if (parts) return { year: parts[1] ?? '', month: Number(parts[2]), day: Number(parts[3]) };
  const last = YEAR_LAST.exec(latin);
  if (!last) return null;
  const isMonth = monthFirstBy(named, last) ?? monthFirst;
  const [month, day] = [Number(last[isMonth ? 1 : 2]), Number(last[isMonth ? 2 : 1])];
  const year = last[3] ?? '';
  if (year.length === 4) return { year, month, day };
  // The first one of two-digit numbers may be the year.
  const isOther = named ? named.month !== month || named.day !== day : yearFirst;
  return isOther ? null : { year: `20${year}`, month, day };
}

/**
 * Reads `yyyy-MM-dd`, also with one digit, and what spreadsheets make of it: `dd/MM/yyyy`, `MM/dd/yyyy`, or two digits
 * for the year.
 */
export function readDate(text: string, rules: DateRules = {}): ReadValue<LocalDate> {
  const written = text.trim();
  if (written === '') return { problem: PROBLEM_COPY.noDate };
  if (written.length > LENGTH_MAX) return { problem: PROBLEM_COPY.unreadableDate(written) };
  const parts = dateParts(withLatinDigits(written), rules);
  if (!parts) return { problem: PROBLEM_COPY.unreadableDate(written) };
  const date = `${parts.year}-${String(parts.month).padStart(2, '0')}-${String(parts.day).padStart(2, '0')}`;
  if (!isLocalDate(date)) return { problem: PROBLEM_COPY.impossibleDate(written) };
  if (date < EARLIEST_DATE) return { problem: PROBLEM_COPY.earlyDate(written) };
  return rules.today !== undefined && date > rules.today
    ? { problem: PROBLEM_COPY.futureDate(written) }
    : { value: date };
}

/** `HH:mm` of an hour and a minute. Null if a clock doesn't show them. */
export function clockTime(hour: number, minute: number): string | null {
  const isWhole = Number.isInteger(hour) && Number.isInteger(minute);
  if (!isWhole || hour < 0 || hour > 23 || minute < 0 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Reads a time of the 24 or the 12 hour clock in any language: `21:41`, `9:41 PM`, `9:41 p. m.`, `下午9:41`. */
export function readTime(text: string): ReadValue<string> {
  const written = text.trim();
  if (written === '') return { problem: PROBLEM_COPY.noTime };
  const parts = written.length > LENGTH_MAX ? null : timeParts(written);
  const meaning = parts && meaningOf(parts.mark);
  if (!meaning) return { problem: PROBLEM_COPY.unreadableTime(written) };
  const { hour, minute } = parts;
  const twelve = meaning === 'afternoon' ? (hour % 12) + 12 : hour % 12;
  const time = meaning === '24 hours' ? clockTime(hour, minute) : hour > 12 ? null : clockTime(twelve, minute);
  return time === null ? { problem: PROBLEM_COPY.impossibleTime(written) } : { value: time };
}
