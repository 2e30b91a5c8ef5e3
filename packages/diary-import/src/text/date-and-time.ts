import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { meaningOf, timeParts, withLatinDigits } from './clock-marks.ts';

/** Earliest date that the app stores (`EARLIEST_TIMESTAMP_MS` of the domain). */
const EARLIEST_DATE = '2000-01-01';
/** A longer text is neither a date nor a time. */
const LENGTH_MAX = 40;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;

export type ReadValue<T> = { value: T } | { problem: string };

/**
 * Whether dates such as 12/31/2024 have the month first: none is only possible with the day first, and some are not.
 */
export function isMonthFirst(dates: Iterable<string>): boolean {
  let isProven = false;
  for (const date of dates) {
    const match = date.length <= LENGTH_MAX && YEAR_LAST.exec(withLatinDigits(date).trim());
    if (!match) continue;
    if (Number(match[1]) > 12) return false;
    isProven ||= Number(match[2]) > 12;
  }
  return isProven;
}

/** How dates are read: whether the month is first in `12/31/2024`, and the last date that is no problem. */
export type DateRules = { monthFirst?: boolean; today?: LocalDate | undefined };

/** Reads `yyyy-MM-dd`, also with one digit, and what spreadsheets make of it: `dd/MM/yyyy` or `MM/dd/yyyy`. */
export function readDate(text: string, { monthFirst = false, today }: DateRules = {}): ReadValue<LocalDate> {
  const written = text.trim();
  if (written === '') return { problem: PROBLEM_COPY.noDate };
  if (written.length > LENGTH_MAX) return { problem: PROBLEM_COPY.unreadableDate(written) };
  const latin = withLatinDigits(written);
  const parts = YEAR_FIRST.exec(latin);
  const last = YEAR_LAST.exec(latin);
  const [year, month, day] = parts
    ? [parts[1], parts[2], parts[3]]
    : last
      ? [last[3], last[monthFirst ? 1 : 2], last[monthFirst ? 2 : 1]]
      : [];
  if (!year || !month || !day) return { problem: PROBLEM_COPY.unreadableDate(written) };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isLocalDate(date)) return { problem: PROBLEM_COPY.impossibleDate(written) };
  if (date < EARLIEST_DATE) return { problem: PROBLEM_COPY.earlyDate(written) };
  return today !== undefined && date > today ? { problem: PROBLEM_COPY.futureDate(written) } : { value: date };
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
