import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { dateOf, dayOf, monthAt, monthOf, type Period, yearOf } from './calendar.ts';
import type { Read, Words } from './reader.ts';
import { MONTHS, SHORT_MONTHS, WEEKDAYS } from './vocabulary.ts';

const THIS = 'esse|essa|este|esta|nesse|nessa|neste|nesta|desse|dessa|deste|desta';

/** "hoje", "ontem", "anteontem", "três dias atrás", "há três dias". */
function relativeDay(words: Words, at: number): Read<Period> | null {
  const ago = (days: number, next: number): Read<Period> => ({ value: dayOf(addDays(words.today, -days)), next });
  const before = words.after(at, 'antes de|do ontem');
  if (before >= 0) return ago(2, before);
  if (words.is(at, 'hoje')) return ago(0, at + 1);
  if (words.is(at, 'ontem')) return ago(1, at + 1);
  if (words.is(at, 'anteontem')) return ago(2, at + 1);
  if (words.is(at, 'trasanteontem')) return ago(3, at + 1);
  return null;
}

/** The number or name of a month, with its abbreviations if `isShort`. */
function monthOfName(word: string, isShort: boolean): number | null {
  if (Object.hasOwn(MONTHS, word)) return MONTHS[word] ?? null;
  return isShort && Object.hasOwn(SHORT_MONTHS, word) ? (SHORT_MONTHS[word] ?? null) : null;
}

/** A year of four digits, or of two after a sign or "de": 2020 to 2099. */
function year(words: Words, at: number, isShort: boolean): Read<number> | null {
  const text = words.at(at);
  if (/^20\d\d$/.test(text)) return { value: Number(text), next: at + 1 };
  if (isShort && /^[2-9]\d$/.test(text)) return { value: 2000 + Number(text), next: at + 1 };
  return null;
}

/** "de 2025", "de 25", "/2025", "do ano passado", "deste ano", after a day and a month; null if there is none. */
export function yearAfter(words: Words, at: number): Read<number> | null {
  if (words.is(at, '/', '.', '-')) return year(words, at + 1, true);
  const past = words.afterAny(at, ['do|no ano passado', 'de|em ano passado', 'no? ultimo ano']);
  if (past >= 0) return { value: yearOf(words.today) - 1, next: past };
  const before = words.afterAny(at, ['do|no ano retrasado']);
  if (before >= 0) return { value: yearOf(words.today) - 2, next: before };
  const current = words.after(at, `${THIS} ano`);
  if (current >= 0) return { value: yearOf(words.today), next: current };
  if (words.is(at, 'de', 'do', 'em')) return year(words, at + 1, words.is(at, 'de'));
  return year(words, at, false);
}

/** The month after a day: "de junho", "/06", "do 6", "de jun", "do mês passado". */
export function monthAfter(words: Words, at: number): Read<{ month: number; year: number | null }> | null {
  const { today } = words;
  if (words.is(at, '/', '.', '-')) {
    const number = words.number(at + 1);
    const month = monthOfName(words.at(at + 1), true);
    if (month !== null) return { value: { month, year: null }, next: at + 2 };
    return number && number.value >= 1 && number.value <= 12
      ? { value: { month: number.value, year: null }, next: number.next }
      : null;
  }
  const back = (months: number, next: number): Read<{ month: number; year: number | null }> => {
    const { start } = monthAt(yearOf(today), monthOf(today) - months);
    return { value: { month: monthOf(start), year: yearOf(start) }, next };
  };
  const past = words.afterAny(at, ['do|de|no mes passado|anterior', 'do|no ultimo mes']);
  if (past >= 0) return back(1, past);
  const before = words.after(at, 'do|de|no mes retrasado');
  if (before >= 0) return back(2, before);
  const current = words.after(at, `${THIS} mes`);
  if (current >= 0) return back(0, current);
  const named = words.is(at, 'de', 'do') ? at + 1 : at;
  const month = monthOfName(words.at(named), true);
  if (month !== null) return { value: { month, year: null }, next: named + 1 };
  const number = words.is(at, 'do') ? words.number(at + 1) : null;
  return number && number.value >= 1 && number.value <= 12
    ? { value: { month: number.value, year: null }, next: number.next }
    : null;
}

/** The last date with this day and month that isn't after today. */
function lastDate(day: number, month: number, today: LocalDate): LocalDate | null {
  // A 29 February may be eight years back.
  for (let back = 0; back <= 8; back += 1) {
    const date = dateOf(yearOf(today) - back, month, day);
    if (date !== null && date <= today) return date;
  }
  return null;
}

/** The last date with this day of the month that isn't after today. */
function lastDayOfMonth(day: number, today: LocalDate): LocalDate | null {
  for (let back = 0; back <= 2; back += 1) {
    const { start } = monthAt(yearOf(today), monthOf(today) - back);
    const date = dateOf(yearOf(start), monthOf(start), day);
    if (date !== null && date <= today) return date;
  }
  return null;
}

/** The number of a day. */
export function dayNumber(words: Words, at: number, max = 31): Read<number> | null {
  const number = words.number(at);
  if (!number || number.value < 1 || number.value > max) return null;
  const next = words.is(number.next, 'º', '°', 'ª', 'o') && words.at(at) === '1' ? number.next + 1 : number.next;
  return { value: number.value, next };
}

/** "2026-06-10". */
function isoDate(words: Words, at: number): Read<Period> | null {
  if (!/^\d{4}$/.test(words.at(at)) || !words.is(at + 1, '-') || !words.is(at + 3, '-')) return null;
  const date = dateOf(Number(words.at(at)), Number(words.at(at + 2)), Number(words.at(at + 4)));
  return date === null ? null : { value: dayOf(date), next: at + 5 };
}

/**
 * "10 de junho", "dia 10", "10/06/2026", "10 do 6", "dia 10 do mês passado". A number without a month counts only after
 * "dia". Without a year it is the last such day that isn't after today.
 */
export function explicitDay(words: Words, at: number): Read<Period> | null {
  const iso = isoDate(words, at);
  if (iso) return iso;
  const { today } = words;
  // "PHQ-9 de maio" is no 9 May.
  if (words.is(at - 1, 'phq', 'gad') || (words.is(at - 1, '-') && words.is(at - 2, 'phq', 'gad'))) return null;
  const isNamed = words.is(at, 'dia');
  const day = dayNumber(words, isNamed ? at + 1 : at);
  if (!day) return null;
  const month = monthAfter(words, day.next);
  if (!month) {
    const date = isNamed ? lastDayOfMonth(day.value, today) : null;
    return date === null ? null : { value: dayOf(date), next: day.next };
  }
  const said = month.value.year === null ? yearAfter(words, month.next) : null;
  const inYear = said?.value ?? month.value.year;
  const date =
    inYear === null ? lastDate(day.value, month.value.month, today) : dateOf(inYear, month.value.month, day.value);
  return date === null ? null : { value: dayOf(date), next: said?.next ?? month.next };
}

/** The number of a weekday at a position, and the position after "-feira". */
export function weekdayAt(words: Words, at: number): Read<number> | null {
  const word = words.at(at);
  if (!Object.hasOwn(WEEKDAYS, word)) return null;
  const feira = words.after(at + 1, '-? feira');
  return { value: WEEKDAYS[word] ?? 0, next: feira >= 0 ? feira : at + 1 };
}

/** Things that are counted by the words that are weekdays too. */
const COUNTED = 'quinzena metade semana vez parte coisa nota opcao pessoa consulta sessao'.split(' ');

/** "segunda", "na última sexta", "sábado passado", "quinta retrasada", "segunda da semana passada", "essa terça". */
function weekday(words: Words, at: number): Read<Period> | null {
  const { today } = words;
  const isThis = words.after(at, THIS) >= 0;
  const isLast = words.is(at, 'ultimo', 'ultima');
  const isOther = words.is(at, 'outro', 'outra', 'penultimo', 'penultima');
  const named = weekdayAt(words, isThis || isLast || isOther ? at + 1 : at);
  if (!named) return null;
  // "segunda quinzena", "quinta vez"
  if (words.is(named.next, ...COUNTED) && !words.is(named.next + 1, 'passada', 'retrasada', 'anterior')) return null;
  // "sexta-feira santa", "segunda de carnaval"
  if (
    words.is(named.next, 'santa', 'gorda') ||
    words.after(named.next, 'de|da cinzas|ramos|pascoa|carnaval|paixao') >= 0
  )
    return null;
  // "de segunda a sexta" and "toda segunda" name weekdays, not a day; the filter reads them.
  const back = (weekdayOf(today) - named.value + 7) % 7;
  const weekOf = words.afterAny(named.next, [
    'da|na|de semana passada|anterior',
    'da|na ultima|outra semana',
    'da|na|de semana que passou',
  ]);
  const inWeek = (weeks: number, next: number): Read<Period> => ({
    value: dayOf(addDays(today, -((weekdayOf(today) + 6) % 7) - 7 * weeks + ((named.value + 6) % 7))),
    next,
  });
  if (weekOf >= 0) return inWeek(1, weekOf);
  const weekBefore = words.after(named.next, 'da|na|de semana retrasada');
  if (weekBefore >= 0) return inWeek(2, weekBefore);
  const ownWeek = words.after(named.next, `${THIS} semana`);
  if (ownWeek >= 0) return inWeek(0, ownWeek);
  const twice = isOther ? named.next : words.after(named.next, 'retrasado|retrasada');
  if (twice >= 0) return { value: dayOf(addDays(today, -(back === 0 ? 7 : back) - 7)), next: twice };
  // "na quinta dia quatro"
  const dated = words.is(named.next, 'dia') ? explicitDay(words, named.next) : null;
  if (dated && weekdayOf(dated.value.start) === named.value) return dated;
  const past = words.afterAny(named.next, ['passado|passada', 'que passou', 'agora', 'ultimo|ultima']);
  const days = back === 0 && !isThis ? 7 : back;
  return { value: dayOf(addDays(today, -days)), next: past >= 0 ? past : named.next };
}

/** A single day. */
export const singleDay = (words: Words, at: number): Read<Period> | null =>
  relativeDay(words, at) ?? explicitDay(words, at) ?? weekday(words, at);
