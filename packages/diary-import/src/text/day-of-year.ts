import { foldForSearch } from '@alento/domain/text/plain-text';
import type { LocalDate } from '@alento/domain/time/local-date';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { withLatinDigits } from './clock-marks.ts';
import { type DateRules, type NamedDay, type ReadValue, readDate } from './date-and-time.ts';

/** Languages of Daylio whose months have names. No name means another month in another one of them. */
const LANGUAGES = 'pt en es fr de it nl pl ru uk tr sv da nb fi cs ro hu id el ca'.split(' ');
/** A longer text is no day. */
const LENGTH_MAX = 40;
/** The day of Chinese, Japanese and Korean: the month before its sign, and the day before the next one. */
const NUMBERED = /^(\d{1,2})[月월]\s*(\d{1,2})[日일]/;

const nameKey = (name: string): string => foldForSearch(name).replaceAll('.', '');

let months: Map<string, number> | undefined;

/** Numbers of months by their names, long and short, alone and with a day. They are listed when they are needed. */
function monthNumbers(): Map<string, number> {
  months ??= new Map(
    LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) =>
        [{}, { day: 'numeric' as const }].flatMap((day) => {
          const format = new Intl.DateTimeFormat(language, { month, ...day, timeZone: 'UTC' });
          return Array.from({ length: 12 }, (_, index) => {
            const parts = format.formatToParts(Date.UTC(2023, index, 15));
            return [nameKey(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1] as const;
          });
        }),
      ),
    ),
  );
  return months;
}

/** Reads a day without a year: `12 de março`, `May 5`, `5. März` or `5月15日`. Null if it is none. */
export function readNamedDay(day: string): NamedDay | null {
  if (day.length > LENGTH_MAX) return null;
  const text = withLatinDigits(day.normalize('NFKC')).trim();
  const numbered = NUMBERED.exec(text);
  const words = nameKey(text).match(/\p{L}+/gu) ?? [];
  const month = numbered ? Number(numbered[1]) : words.map((word) => monthNumbers().get(word)).find(Boolean);
  const number = numbered ? numbered[2] : /\d+/.exec(text)?.[0];
  return month && number ? { month, day: Number(number) } : null;
}

/** Reads the date of a file that has the year apart. */
export function readDayOfYear(year: string, day: string, rules: DateRules): ReadValue<LocalDate> {
  const written = `${day.trim()} ${year.trim()}`.trim();
  const latinYear = withLatinDigits(year).trim();
  const unreadable = { problem: written === '' ? PROBLEM_COPY.noDate : PROBLEM_COPY.unreadableDate(written) };
  const named = /^\d{4}$/.test(latinYear) ? readNamedDay(day) : null;
  return named ? readDate(`${latinYear}-${named.month}-${named.day}`, rules) : unreadable;
}
