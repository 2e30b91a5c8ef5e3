import { type LocalDate, weekdayOf } from '../time/local-date.ts';
import type { AllowedStatements } from './allowed-statements.ts';
import { type ReadableText, take } from './readable-text.ts';
import { NUMBER, readNumber } from './said-numbers.ts';

/** Patterns of the folded names of weekdays, Sunday first. */
const NAMES = ['domingos?', 'segundas?', 'tercas?', 'quartas?', 'quintas?', 'sextas?', 'sabados?'];

/** Pattern of a weekday's name, in one group. */
const WEEKDAY = `\\b(${NAMES.join('|')})(?:-feiras?)?\\b`;

/** The weekday of a match of `WEEKDAY`: 0 is Sunday, 6 is Saturday. */
export const readWeekday = (name: string): number =>
  NAMES.findIndex((pattern) => new RegExp(`^${pattern}$`).test(name));

/** Pattern of the words after which `segunda` to `sexta` are read as ordinals. */
const ORDINAL =
  '(?! (?:vez|vezes|metade|parte|semana|opiniao|chance|coisa|ideia|etapa|pessoa|maior|menor|melhor|pior|mais)\\b)';

/** Pattern of a weekday's name that is not an ordinal, in one group. */
export const WEEKDAY_NOT_ORDINAL = `${WEEKDAY}${ORDINAL}`;

const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const MONTH = `(${MONTHS.flatMap((month) => [month, `${month.slice(0, 3)}\\b\\.?`]).join('|')})`;

const DAY = `(?:\\b1o\\b|\\bprimeiro\\b|${NUMBER.replace('(', '(?:')})`;
/** Pattern of the days before the last one in a list or range: `15 a`, `15, 16 e`. */
const DAYS = `((?:${DAY}(?: *, *| e | a | ate | ao | *- *))*${DAY})`;
const BEFORE = `(?:${WEEKDAY},? *\\(?(?:dia )?)?`;
const AFTER = `(?:(?:, *| *\\( *| )${WEEKDAY})?`;

const IN_WORDS = new RegExp(`${BEFORE}${DAYS} de ${MONTH}(?: de (\\d{4}))?${AFTER}`, 'g');
const IN_DIGITS = new RegExp(
  `${BEFORE}(?:(\\d{1,2})(?: a | e | ate | *- *))?(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?\\b(?!/)${AFTER}`,
  'g',
);
const ISO = /\b\d{4}-\d{2}-\d{2}\b/g;
const BY_DAY = new RegExp(
  `(?:${WEEKDAY},? *\\(?)?\\bdias? (?:entre |de )?${DAYS}(?! *(?:dias|registros|pontos|[.,/]?\\d))`,
  'g',
);
const WITH_DAY = new RegExp(`${WEEKDAY} \\((\\d{1,2})\\)`, 'g');

type SaidDate = { day: number; month?: number; year?: string | undefined };

const dayOf = (text: string): number =>
  text === 'primeiro' || text === '1o' ? 1 : (readNumber(text)?.value ?? Number.NaN);

const daysOf = (list: string): number[] => [...list.matchAll(new RegExp(DAY, 'g'))].map(([day]) => dayOf(day));

/** Returns the date of the figures that matches the written date. */
function dateOf({ dates }: AllowedStatements, { day, month, year }: SaidDate): LocalDate | undefined {
  return [...dates].find(
    (date) =>
      Number(date.slice(8)) === day &&
      (month === undefined || Number(date.slice(5, 7)) === month) &&
      (year === undefined || date.slice(0, 4).endsWith(year)),
  );
}

/**
 * Whether all dates are in the figures, and any weekdays written before the first or after the last date are correct.
 */
function areDates(allowed: AllowedStatements, said: readonly SaidDate[], before?: string, after?: string): boolean {
  const dates = said.map((date) => dateOf(allowed, date));
  const fits = (date: LocalDate | undefined, name: string | undefined): boolean =>
    date !== undefined && (name === undefined || weekdayOf(date) === readWeekday(name));
  return dates.every((date) => date !== undefined) && fits(dates[0], before) && fits(dates.at(-1), after);
}

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

/** Replaces dates and weekdays by spaces, and records those that are not in the figures. */
export function takeDates(text: ReadableText, allowed: AllowedStatements): void {
  take(text, ISO, ([date]) => allowed.dates.has(date));
  take(text, IN_WORDS, ([, before, days = '', month = '', year, after]) =>
    areDates(
      allowed,
      daysOf(days).map((day) => ({ day, month: monthOf(month), year })),
      before,
      after,
    ),
  );
  take(text, IN_DIGITS, ([whole, before, first, last = '', month = '', year, after]) => {
    const said = [...(first === undefined ? [] : [first]), last].map((day) => ({
      day: Number(day),
      month: Number(month),
      year,
    }));
    if (areDates(allowed, said, before, after)) return true;
    // `5/7` may mean five of seven, and `4/5` four on the scale. These are left for the number check.
    return /^\d\/[57]$/.test(whole) ? null : false;
  });
  // Other content in brackets, such as a score, is left for the number check.
  take(text, WITH_DAY, ([, before, day]) => areDates(allowed, [{ day: Number(day) }], before) || null);
  take(text, BY_DAY, ([, before, days = '']) =>
    areDates(
      allowed,
      daysOf(days).map((day) => ({ day })),
      before,
    ),
  );
  take(text, new RegExp(WEEKDAY_NOT_ORDINAL, 'g'), ([, name = '']) => allowed.weekdays.has(readWeekday(name)));
}
