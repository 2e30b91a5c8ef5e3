import { addDays, weekdayOf } from '@alento/domain/time/local-date';
import {
  dayOf,
  monthAt,
  monthOf,
  monthsBefore,
  type Period,
  weekBefore,
  yearAt,
  yearOf,
  yearOfMonth,
} from './calendar.ts';
import { yearAfter } from './days.ts';
import { holiday } from './holidays.ts';
import type { Read, Words } from './reader.ts';
import { MONTHS, SHORT_MONTHS } from './vocabulary.ts';
import { wholeYear } from './years.ts';

const THIS = 'esse|essa|este|esta|nesse|nessa|neste|nesta|desse|dessa|deste|desta';
const PAST = 'passado|passada|anterior';

type Reading = Read<Period> | null;
const read = (value: Period, next: number): Read<Period> => ({ value, next });

/** "fim de semana", also the last one and the one before. On a weekend it is the current one, unless it is "passado". */
function weekend(words: Words, at: number): Reading {
  const isThis = words.after(at, THIS) >= 0;
  const isLast = words.is(at, 'ultimo', 'penultimo');
  const start = isThis || isLast ? at + 1 : at;
  const next = words.after(start, 'fim|final|fins|finais de semana|semanas');
  if (next < 0) return null;
  const { today } = words;
  const weekdayNow = weekdayOf(today);
  const isNow = weekdayNow === 6 || weekdayNow === 0;
  const saturday = addDays(today, -((weekdayNow + 1) % 7));
  const at1 = (weeks: number, to: number): Reading => {
    const from = addDays(saturday, -7 * weeks);
    return read({ start: from, end: addDays(from, 1) }, to);
  };
  const twice = words.after(next, 'retrasado');
  if (twice >= 0) return at1(isNow ? 2 : 1, twice);
  const past = words.afterAny(next, [PAST, 'que passou', 'ultimo']);
  if (past >= 0 || isLast) return at1((isNow ? 1 : 0) + (words.is(at, 'penultimo') ? 1 : 0), past >= 0 ? past : next);
  return at1(0, next);
}

/** "essa semana", "semana passada", "minha semana" (the last seven days), "primeira semana de maio". */
function week(words: Words, at: number): Reading {
  const { today } = words;
  const current = words.afterAny(at, [`${THIS} semana atual?`, 'a|da|na? semana atual']);
  if (current >= 0) return read({ start: weekBefore(today, 0).start, end: today }, current);
  const twice = words.afterAny(at, [
    'minha|a|da|na? semana retrasada',
    'a|da|na? penultima semana',
    'semana antes da? passada',
  ]);
  if (twice >= 0) return read(weekBefore(today, 2), twice);
  const last = words.afterAny(at, [
    `minha|a|da|na? semana ${PAST}`,
    'a|da|na? ultima semana',
    'a|da|na? semana que passou',
    'outra semana',
    'semana antes? dessa|desta',
  ]);
  if (last >= 0) return read(weekBefore(today, 1), last);
  // "em que dia da semana" asks for a weekday.
  if (words.is(at - 1, 'dia', 'dias') || words.is(at - 2, 'dia', 'dias')) return null;
  const own =
    words.length === 1 || (words.length === 3 && words.is(0, 'e'))
      ? words.after(at, 'a? semana')
      : words.after(at, 'minha|a|da|na semana');
  if (own >= 0 && !words.is(own, 'entre', 'do', 'da', 'de', 'inteira', 'toda'))
    return read({ start: addDays(today, -6), end: today }, own);
  return null;
}

/** The day at which a thing "há dois meses" was: the whole week or month, or the one day. */
function longAgo(words: Words, count: number, unit: string, next: number): Read<Period> {
  const { today } = words;
  if (unit.startsWith('dia')) return read(dayOf(addDays(today, -count)), next);
  if (unit.startsWith('semana')) return read(weekBefore(today, count), next);
  if (unit.startsWith('mes')) return read(monthAt(yearOf(today), monthOf(today) - count), next);
  return read(yearAt(yearOf(today) - count), next);
}

const UNIT = ['dia', 'dias', 'semana', 'semanas', 'mes', 'meses', 'ano', 'anos'];

/** "três dias atrás", "há duas semanas", "faz um mês". */
function ago(words: Words, at: number): Reading {
  const isBefore = words.is(at, 'ha', 'faz', 'fazem', 'tem', 'a');
  const about = words.is(isBefore ? at + 1 : at, 'uns', 'umas') ? 1 : 0;
  const count = words.number((isBefore ? at + 1 : at) + about);
  if (!count) return null;
  const unit = words.at(count.next);
  if (!UNIT.includes(unit)) return null;
  const after = words.after(count.next + 1, 'atras');
  if (after >= 0) return longAgo(words, count.value, unit, after);
  // "faz três dias que não durmo" tells how long, which is no day to look at.
  if (!words.is(at, 'ha', 'faz') || words.is(count.next + 1, 'que')) return null;
  return longAgo(words, count.value, unit, count.next + 1);
}

const THESE = ['esses', 'essas', 'nesses', 'nessas', 'desses', 'dessas', 'estes', 'estas', 'nestes', 'nestas'];

/** "últimos 15 dias", "últimas três semanas", "últimos seis meses", "último mês" is a calendar month. */
function lastMany(words: Words, at: number): Reading {
  const { today } = words;
  // "esses onze dias" are the last eleven too.
  const isSaid = words.is(at, 'ultimos', 'ultimas', 'ultimo', 'ultima', ...THESE);
  const count = words.number(isSaid ? at + 1 : at);
  if (!count) {
    const many = isSaid && !words.is(at, ...THESE) ? words.after(at + 1, 'dias') : -1;
    return many >= 0 ? read({ start: addDays(today, -6), end: today }, many) : null;
  }
  let next = count.next;
  if (!isSaid) {
    // "os três últimos meses"
    if (!words.is(next, 'ultimos', 'ultimas')) return null;
    next += 1;
  }
  const unit = words.at(next);
  const from = (start: string): Reading => read({ start, end: today }, next + 1);
  if (unit === 'dias' || unit === 'dia') return from(addDays(today, 1 - count.value));
  if (unit === 'semanas' || unit === 'semana') return from(addDays(today, 1 - 7 * count.value));
  if (unit === 'meses' || unit === 'mes') return from(addDays(monthsBefore(today, count.value), 1));
  if (unit === 'anos' || unit === 'ano') return from(addDays(monthsBefore(today, 12 * count.value), 1));
  return null;
}

/** Months, and the third or half of one that was named before: "começo de maio". */
type Part = (month: Period) => Period;
const PARTS: readonly [phrases: readonly string[], part: Part][] = [
  [['comeco|inicio|comecinho do|de'], ({ start }) => ({ start, end: addDays(start, 9) })],
  [['meio|meados do|de'], ({ start }) => ({ start: addDays(start, 10), end: addDays(start, 19) })],
  [['fim|final|finalzinho do|de'], ({ start, end }) => ({ start: addDays(start, 20), end })],
  [['primeira quinzena|metade do|de', '1 ª? quinzena do|de'], ({ start }) => ({ start, end: addDays(start, 14) })],
  [['segunda quinzena|metade do|de', '2 ª? quinzena do|de'], ({ start, end }) => ({ start: addDays(start, 15), end })],
  [['primeira semana do|de'], ({ start }) => ({ start, end: addDays(start, 6) })],
  [['segunda semana do|de'], ({ start }) => ({ start: addDays(start, 7), end: addDays(start, 13) })],
  [['terceira semana do|de'], ({ start }) => ({ start: addDays(start, 14), end: addDays(start, 20) })],
  [['ultima semana do|de'], ({ end }) => ({ start: addDays(end, -6), end })],
];

/** Abbreviations that are no other words. */
const PLAIN_SHORT = new Set(['jan', 'fev', 'abr', 'mai', 'jun', 'jul', 'ago', 'nov']);

/** "maio", "maio de 2025", "maio passado", "mês passado", "esse mês". */
function wholeMonth(words: Words, at: number): Reading {
  const { today } = words;
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
  const isNamed = words.afterAny(at, ['do|no mes de']) >= 0 || words.is(at - 1, 'naquele', 'aquele', 'daquele');
  const current = isNamed
    ? -1
    : words.afterAny(at, [`${THIS} mes atual?`, 'mes atual', 'do|no|meu mes', 'o mes todo|inteiro']);
  if (current >= 0) return back(0, current);
  const named = Math.max(words.afterAny(at, ['do|no|o mes de', 'mes de']), at);
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

/** "os 18 primeiros dias de maio", "primeiros dez dias de maio". */
function firstDays(words: Words, at: number): Reading {
  const before = words.is(at, 'primeiros') ? words.number(at + 1) : words.number(at);
  if (!before) return null;
  const many = words.is(at, 'primeiros') ? before.next : words.is(before.next, 'primeiros') ? before.next + 1 : -1;
  const to = many < 0 ? -1 : words.after(many, 'dias? de|do');
  const month = to < 0 ? null : wholeMonth(words, to);
  return month && read({ start: month.value.start, end: addDays(month.value.start, before.value - 1) }, month.next);
}

function partOfMonth(words: Words, at: number): Reading {
  const first = firstDays(words, at);
  if (first) return first;
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

/** A stretch of days with a name. */
export const stretch = (words: Words, at: number): Reading =>
  holiday(words, at) ??
  lastMany(words, at) ??
  ago(words, at) ??
  partOfMonth(words, at) ??
  weekend(words, at) ??
  week(words, at) ??
  wholeMonth(words, at) ??
  wholeYear(words, at);
