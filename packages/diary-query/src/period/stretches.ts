import { addDays, weekdayOf } from '@alento/domain/time/local-date';
import {
  dayOf,
  mondayOf,
  monthAt,
  monthOf,
  monthsBefore,
  type Period,
  weekBefore,
  yearAt,
  yearOf,
} from './calendar.ts';
import { explicitDay, yearAfter } from './days.ts';
import { holiday } from './holidays.ts';
import { partOfMonth, wholeMonth } from './months.ts';
import type { Read, Words } from './reader.ts';
import { fortnight, lastWeekdays } from './recurring.ts';
import { wholeYear } from './years.ts';

/** Seasons of the southern half of the earth, by month and day; summer ends in the year after. */
const SEASONS: readonly [name: string, start: string, end: string][] = [
  ['verao', '12-21', '03-20'],
  ['outono', '03-21', '06-20'],
  ['inverno', '06-21', '09-22'],
  ['primavera', '09-23', '12-20'],
];
/** Words around the season that tell it from the verb "verão". */
const BEFORE = ['o', 'no', 'do', 'esse', 'este', 'nesse', 'neste', 'desse', 'deste', 'ultimo', 'meu', 'todo', 'de'];
const AFTER = ['passado', 'inteiro', 'todo', 'anterior', 'retrasado'];

/** "no verão", "inverno passado", "verão de 2025": the last one that has begun, if no year is said. */
function season(words: Words, at: number): Read<Period> | null {
  const named = SEASONS.find(([name]) => words.is(at, name));
  if (!named || !(words.is(at - 1, ...BEFORE) || words.is(at + 1, ...AFTER))) return null;
  const [name, start, end] = named;
  // The summer of a year is the one that ends in it.
  const inYear = (year: number): Period => ({
    start: `${name === 'verao' ? year - 1 : year}-${start}`,
    end: `${year}-${end}`,
  });
  const said = yearAfter(words, at + 1);
  if (said) return { value: inYear(said.value), next: said.next };
  const back = words.is(at + 1, 'retrasado') ? 1 : 0;
  const isPast = back === 1 || words.is(at + 1, 'passado', 'anterior') || words.is(at - 1, 'ultimo');
  const last = yearOf(monthsBefore(words.today, -1)) + 1;
  const begun = [last, last - 1, last - 2, last - 3]
    .map(inYear)
    .filter((one) => (isPast ? one.end < words.today : one.start <= words.today));
  const value = begun[back];
  return value ? { value, next: at + (isPast && !words.is(at - 1, 'ultimo') ? 2 : 1) } : null;
}

const THIS = 'esse|essa|este|esta|nesse|nessa|neste|nesta|desse|dessa|deste|desta';
const PAST = 'passado|passada|anterior';

type Reading = Read<Period> | null;
const read = (value: Period, next: number): Read<Period> => ({ value, next });

/**
 * "fim de semana", also the last one and the one before. On a weekend it is the current one, unless it is "passado".
 */
function weekend(words: Words, at: number): Reading {
  const isThis = words.after(at, THIS) >= 0;
  const isLast = words.is(at, 'ultimo', 'penultimo');
  const start = isThis || isLast ? at + 1 : at;
  const next = words.after(start, 'fim|final|fins|finais de semana|semanas');
  if (next < 0) return null;
  // "o fim de semana do natal"
  const ofDay = weekOfDay(words, next - 1);
  if (ofDay) return ofDay;
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
  // "a última semana de maio"
  if (words.is(at, 'a', 'da', 'na') && partOfMonth(words, at + 1)) return null;
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

/** "a semana do natal", "semana do dia 10": from Monday to Sunday. */
function weekOfDay(words: Words, at: number): Reading {
  const of = words.after(at, 'semana de|do|da|dos meu|minha?');
  const day = of < 0 ? null : (holiday(words, of) ?? explicitDay(words, of));
  if (!day || words.is(day.next, 'a', 'ao', 'ate')) return null;
  const start = mondayOf(day.value.start);
  const isWeekend = words.is(at - 2, 'fim', 'final');
  return read({ start: isWeekend ? addDays(start, 5) : start, end: addDays(start, 6) }, day.next);
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

/** A stretch of days with a name. */
export const stretch = (words: Words, at: number): Reading =>
  holiday(words, at) ??
  lastWeekdays(words, at) ??
  partOfMonth(words, at) ??
  fortnight(words, at) ??
  weekOfDay(words, at) ??
  lastMany(words, at) ??
  ago(words, at) ??
  weekend(words, at) ??
  week(words, at) ??
  wholeMonth(words, at) ??
  season(words, at) ??
  wholeYear(words, at);
