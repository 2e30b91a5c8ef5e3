import { addDays } from '@alento/domain/time/local-date';
import { monthAt, monthOf, type Period, yearOf, yearOfMonth } from './calendar.ts';
import { yearAfter } from './days.ts';
import type { Read, Words } from './reader.ts';
import { MONTHS, SHORT_MONTHS } from './vocabulary.ts';
import { wholeYear } from './years.ts';

const THIS = 'esse|essa|este|esta|nesse|nessa|neste|nesta|desse|dessa|deste|desta';
const PAST = 'passado|passada|anterior';

type Reading = Read<Period> | null;
const read = (value: Period, next: number): Read<Period> => ({ value, next });

/** Months, and the third or half of one that was named before: "começo de maio". */
type Part = (month: Period) => Period;
const PARTS: readonly [phrases: readonly string[], part: Part][] = [
  [['comeco|inicio|comecinho do|de|desse|deste'], ({ start }) => ({ start, end: addDays(start, 9) })],
  [['meio|meados do|de|desse|deste'], ({ start }) => ({ start: addDays(start, 10), end: addDays(start, 19) })],
  [['fim|final|finalzinho do|de|desse|deste'], ({ start, end }) => ({ start: addDays(start, 20), end })],
  [
    ['primeira quinzena|metade do|de|desse|deste', '1 ª? quinzena do|de'],
    ({ start }) => ({ start, end: addDays(start, 14) }),
  ],
  [
    ['segunda quinzena|metade do|de|desse|deste', '2 ª? quinzena do|de'],
    ({ start, end }) => ({ start: addDays(start, 15), end }),
  ],
  [['primeira semana do|de|desse|deste'], ({ start }) => ({ start, end: addDays(start, 6) })],
  [['segunda semana do|de|desse|deste'], ({ start }) => ({ start: addDays(start, 7), end: addDays(start, 13) })],
  [['terceira semana do|de|desse|deste'], ({ start }) => ({ start: addDays(start, 14), end: addDays(start, 20) })],
  [['quarta semana do|de|desse|deste'], ({ start }) => ({ start: addDays(start, 21), end: addDays(start, 27) })],
  [['penultima semana do|de|desse|deste'], ({ end }) => ({ start: addDays(end, -13), end: addDays(end, -7) })],
  [['ultima semana do|de|desse|deste'], ({ end }) => ({ start: addDays(end, -6), end })],
];

/** Abbreviations that are no other words. */
const PLAIN_SHORT = new Set(['jan', 'fev', 'abr', 'mai', 'jun', 'jul', 'ago', 'nov']);

/** "06/2026" */
function monthAndYear(words: Words, at: number): Reading {
  const month = /^\d{1,2}$/.test(words.at(at)) ? Number(words.at(at)) : 0;
  const isWritten = month >= 1 && month <= 12 && words.is(at + 1, '/') && /^20\d\d$/.test(words.at(at + 2));
  return isWritten && !words.is(at - 1, '/') ? read(monthAt(Number(words.at(at + 2)), month), at + 3) : null;
}

/** "maio", "maio de 2025", "maio passado", "mês passado", "esse mês". */
export function wholeMonth(words: Words, at: number): Reading {
  const { today } = words;
  const written = monthAndYear(words, at);
  if (written) return written;
  const back = (months: number, next: number): Reading => read(monthAt(yearOf(today), monthOf(today) - months), next);
  const last = words.afterAny(at, [
    `meu|o|do|no? mes ${PAST}`,
    'o|do|no? ultimo mes',
    'o|do|no? mes que passou',
    'outro mes',
  ]);
  if (last >= 0) return back(1, last);
  const twice = words.afterAny(at, ['o|do|no? mes retrasado', 'o|do|no? penultimo mes']);
  if (twice >= 0) return back(2, twice);
  // "E o mês?" is a whole message.
  const alone = words.after(at, 'o? mes');
  if (alone === words.length && alone <= 3) return back(0, alone);
  const isNamed =
    words.afterAny(at, ['meu|do|no|o|esse|desse|nesse|este|deste|neste|todo? mes de|do']) >= 0 ||
    words.is(at - 1, 'naquele', 'aquele', 'daquele');
  const current = isNamed
    ? -1
    : words.afterAny(at, [`${THIS} mes atual?`, 'mes atual', 'do|no|meu mes', 'o mes todo|inteiro']);
  if (current >= 0) return back(0, current);
  const named = Math.max(
    words.afterAny(at, ['meu|do|no|o|esse|desse|nesse|este|deste|neste|todo mes de|do', 'mes de|do', 'mes']),
    at,
  );
  const word = words.at(named);
  const isLong = Object.hasOwn(MONTHS, word);
  const month = isLong ? MONTHS[word] : Object.hasOwn(SHORT_MONTHS, word) ? SHORT_MONTHS[word] : undefined;
  if (month === undefined) return null;
  const year = yearAfter(words, named + 1);
  // "mar", "set" and "dez" are months only beside a year.
  const isPlain = PLAIN_SHORT.has(word);
  if (!isLong && !year && !isPlain) return null;
  const past = year ? -1 : words.after(named + 1, PAST);
  if (past >= 0) {
    const own = yearOfMonth(month, today);
    return read(monthAt(month === monthOf(today) ? own - 1 : own, month), past);
  }
  return read(monthAt(year?.value ?? yearOfMonth(month, today), month), year?.next ?? named + 1);
}

/** "os 18 primeiros dias de maio", "últimos sete dias de maio", "primeiros dez dias do ano". */
function outerDays(words: Words, at: number): Reading {
  const isBefore = words.is(at, ...OUTER);
  const number = words.number(isBefore ? at + 1 : at);
  // Without a number they are a week.
  const count = number?.value ?? (isBefore ? 7 : null);
  if (count === null) return null;
  const many = isBefore
    ? (number?.next ?? at + 1)
    : words.is(number?.next ?? 0, ...OUTER)
      ? (number?.next ?? 0) + 1
      : -1;
  const isFirst = words.is(isBefore ? at : many - 1, 'primeiros', 'primeiras');
  const unit = many < 0 ? -1 : words.after(many, number ? 'dias|semanas?' : 'dias|semanas');
  const to = unit < 0 ? -1 : words.after(unit, 'de|do|desse|deste');
  if (to < 0) return null;
  const whole = wholeMonth(words, to) ?? wholeYear(words, to) ?? wholeMonth(words, to - 1) ?? wholeYear(words, to - 1);
  if (!whole) return null;
  const { start, end } = whole.value;
  const length = words.is(many, 'semanas') ? 7 * count : count;
  const value = isFirst ? { start, end: addDays(start, length - 1) } : { start: addDays(end, 1 - length), end };
  return read(value, whole.next);
}
const OUTER = ['primeiros', 'primeiras', 'ultimos', 'ultimas'];

export function partOfMonth(words: Words, at: number): Reading {
  const outer = outerDays(words, at);
  if (outer) return outer;
  const half = words.afterAny(at, [
    'primeira|segunda quinzena|metade do|desse|deste mes',
    'primeira|segunda quinzena|metade',
  ]);
  if (half >= 0 && !words.is(half, 'de', 'do')) {
    const { start, end } = monthAt(yearOf(words.today), monthOf(words.today));
    return read(
      words.is(at, 'primeira') ? { start, end: addDays(start, 14) } : { start: addDays(start, 15), end },
      half,
    );
  }
  for (const [phrases, part] of PARTS) {
    const next = words.afterAny(at, phrases);
    if (next < 0) continue;
    const month = wholeMonth(words, next) ?? (words.is(next, 'mes') ? wholeMonth(words, next - 1) : null);
    if (month) return read(part(month.value), month.next);
  }
  return null;
}
