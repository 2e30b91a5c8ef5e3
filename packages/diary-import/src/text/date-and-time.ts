import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';

/** Earliest date that the app stores (`EARLIEST_TIMESTAMP_MS` of the domain). */
const EARLIEST_DATE = '2000-01-01';
/** A longer text is neither a date nor a time. */
const LENGTH_MAX = 40;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;
const TIME = /^([^\d]*)(\d{1,2})[:.h](\d{2})(?:[:.]\d{2})?([^\d]*)$/;
/** What stands by a time of the 12 hour clock, without spaces and full stops, in languages of Daylio. */
const MORNING = new Set(['am', 'a', 'damanhã', 'damadrugada', '上午', '午前', '오전', 'öö', 'πμ', 'fm', 'dop', 'de']);
const AFTERNOON = new Set(['pm', 'p', 'datarde', 'danoite', '下午', '午後', '오후', 'ös', 'μμ', 'em', 'odp', 'du']);

export type ReadValue<T> = { value: T } | { problem: string };

/**
 * Whether dates such as 12/31/2024 have the month first: none is only possible with the day first, and some are not.
 */
export function isMonthFirst(dates: Iterable<string>): boolean {
  let isProven = false;
  for (const date of dates) {
    const match = date.length <= LENGTH_MAX && YEAR_LAST.exec(date.trim());
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
  const parts = YEAR_FIRST.exec(written);
  const last = YEAR_LAST.exec(written);
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

/** Reads a time of the 24 or the 12 hour clock: `21:41`, `9:41 PM`, `9:41 p. m.`, `下午9:41`. */
export function readTime(text: string): ReadValue<string> {
  const written = text.trim();
  if (written === '') return { problem: PROBLEM_COPY.noTime };
  // New phones separate the time from “PM” by a narrow no-break space.
  const folded = written.length > LENGTH_MAX ? '' : written.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const match = TIME.exec(folded);
  if (!match) return { problem: PROBLEM_COPY.unreadableTime(written) };
  const mark = `${match[1]}${match[4]}`.replaceAll('.', '');
  const hour = Number(match[2]);
  const isTwelveHour = MORNING.has(mark) || AFTERNOON.has(mark);
  if (!isTwelveHour && mark !== '' && mark !== 'h') return { problem: PROBLEM_COPY.unreadableTime(written) };
  const twelve = AFTERNOON.has(mark) ? (hour % 12) + 12 : hour % 12;
  const time = isTwelveHour && hour > 12 ? null : clockTime(isTwelveHour ? twelve : hour, Number(match[3]));
  return time === null ? { problem: PROBLEM_COPY.impossibleTime(written) } : { value: time };
}
