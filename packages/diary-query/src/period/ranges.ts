import { addDays, weekdayOf } from '@alento/domain/time/local-date';
import { dateOf, dayOf, EARLIEST, mondayOf, monthAt, monthOf, type Period, yearOf, yearOfMonth } from './calendar.ts';
import { singleDay, weekdayAt } from './days.ts';
import { noSuchDay } from './no-such-day.ts';
import { type Read, Words } from './reader.ts';
import { stretch } from './stretches.ts';
import { tokensOf } from './tokens.ts';
import { MONTHS } from './vocabulary.ts';

const ARTICLES = ['em|no|na|nos|nas|do|da|de|dos|das|pelo|pela|durante|o|a|os|as|todo|toda|meu|minha|so|mesmo|la|para'];

/** A day or stretch, after any articles and prepositions. */
export function point(words: Words, at: number): Read<Period> | null {
  for (let from = at; from <= at + 3; from += 1) {
    const found = singleDay(words, from) ?? stretch(words, from);
    if (found) return found;
    if (words.afterAny(from, ARTICLES) < 0) return null;
  }
  return null;
}

const isRange = (value: Period): boolean => value.start <= value.end;

/** "1 a 10 de maio", "dia 1 ao dia 10": the first number takes the month of the second day. */
function daysOfOneMonth(words: Words, at: number): Read<Period> | null {
  const start = words.is(at, 'dia', 'dias') ? at + 1 : at;
  const first = words.number(start);
  if (!first || first.value < 1 || first.value > 31) return null;
  const to = words.afterAny(first.next, ['a|ao|ate|e|- o? dia', 'a|ao|ate|e|-']);
  if (to < 0) return null;
  // "de 1 a 31 de junho" ends with the month.
  const beyond = noSuchDay(words, to);
  if (beyond) {
    const { day: _day, month, year } = beyond.value;
    const inMonth = monthAt(year ?? yearOfMonth(month, words.today), month);
    const from = dateOf(yearOf(inMonth.start), month, first.value);
    return from === null ? null : { value: { start: from, end: inMonth.end }, next: beyond.next };
  }
  // "do dia 4 até domingo" ends with the Sunday after it.
  if (weekdayAt(words, to) !== null) return null;
  const second = singleDay(words, to);
  if (!second || second.value.start !== second.value.end) {
    // "do dia 1 ao 10" without a month.
    const number = words.is(at, 'dia', 'dias') ? words.number(to) : null;
    if (!number) return null;
    const last = singleDay(new Words(tokensOf(`dia ${number.value}`), words.today), 0);
    const begin = last && dateOf(yearOf(last.value.start), monthOf(last.value.start), first.value);
    if (!last || !begin || begin > last.value.end) return null;
    return { value: { start: begin, end: last.value.end }, next: number.next };
  }
  const begin = dateOf(yearOf(second.value.start), monthOf(second.value.start), first.value);
  if (begin === null || begin > second.value.end) return null;
  return { value: { start: begin, end: second.value.end }, next: second.next };
}

/** The position of a weekday after any article; null if none stands there. */
function namedWeekday(words: Words, at: number): { readonly at: number; readonly weekday: number } | null {
  const start = Math.max(words.after(at, 'a|ao|o|na|no|da|do|ultima|ultimo'), at);
  const named = weekdayAt(words, start);
  return named && { at: start, weekday: named.value };
}

/**
 * The days up to a weekday: of the one named last after the first day, or of the first before the week that is told.
 */
function untilWeekday(words: Words, first: Read<Period>, at: number, to: number, second: Read<Period>): Period | null {
  const last = namedWeekday(words, to);
  if (last === null || first.value.start !== first.value.end) return null;
  const begun = namedWeekday(words, at);
  const isBare = weekdayAt(words, last.at)?.next === second.next;
  if (begun === null) {
    const end = addDays(first.value.start, (last.weekday - weekdayOf(first.value.start) + 7) % 7);
    return isBare && end <= words.today ? { start: first.value.start, end } : null;
  }
  const end = second.value.end;
  const start = addDays(end, -((last.weekday - begun.weekday + 7) % 7));
  return { start, end };
}

/** "em maio até o dia 18": that day of May. */
function untilDayOf(words: Words, at: number, first: Read<Period>, to: number): Read<Period> | null {
  const { start, end } = first.value;
  const isMonth = start === monthAt(yearOf(start), monthOf(start)).start && start !== end;
  const isSame = words.after(to, 'o? mesmo dia') >= 0;
  if (!isMonth || (!isSame && !words.is(at, 'em', 'no', 'nesse', 'neste'))) return null;
  const named = words.after(to, 'o? mesmo? dia');
  const number = named < 0 ? null : words.number(named);
  const day = number && dateOf(yearOf(start), monthOf(start), number.value);
  return number && day ? { value: { start, end: day }, next: number.next } : null;
}

/** "junho a agosto" */
const areMonths = (words: Words, at: number, next: number): boolean =>
  Object.hasOwn(MONTHS, words.at(at)) && next === at + 1 && Object.hasOwn(MONTHS, words.at(next + 1));

/** "de março a maio", "entre segunda e quinta", "de 10/05 até hoje". */
export function between(words: Words, at: number): Read<Period> | null {
  const opens = words.afterAny(at, [
    'entre o|os? dia|dias?',
    'entre',
    'desde',
    'de|do|da|dos|das',
    'a partir de|do|da',
  ]);
  const start = opens >= 0 ? opens : at;
  const oneMonth = daysOfOneMonth(words, start);
  if (oneMonth) return oneMonth;
  const first = point(words, start);
  if (!first) return null;
  const isEntre = words.is(at, 'entre');
  const to = isEntre
    ? words.afterAny(first.next, ['e'])
    : words.afterAny(
        first.next,
        opens >= 0 || areMonths(words, start, first.next) ? ['ate', 'a|ao', '-', 'para'] : ['ate'],
      );
  if (to < 0) return null;
  const inMonth = untilDayOf(words, at, first, to);
  if (inMonth) return inMonth;
  const second = words.is(to, 'agora', 'aqui', 'ca') ? { value: dayOf(words.today), next: to + 1 } : point(words, to);
  if (!second) return null;
  // "de segunda a sexta" names weekdays unless a week is told.
  // "de maio pra junho" names two.
  if (words.is(first.next, 'para') && !words.is(first.next + 1, 'ca', 'frente', 'agora', 'aqui')) return null;
  const lastWeekday = words.is(first.next, 'a', 'e') && weekdayAt(words, start) ? weekdayAt(words, to) : null;
  if (lastWeekday?.next === second.next) return null;
  const weekdays = untilWeekday(words, first, start, to, second);
  if (weekdays) return { value: weekdays, next: second.next };
  const value = { start: first.value.start, end: second.value.end };
  if (isRange(value)) return { value, next: second.next };
  const year = yearOf(value.start) - 1;
  const shifted = { start: `${year}${value.start.slice(4)}`, end: value.end };
  return isRange(shifted) ? { value: shifted, next: second.next } : null;
}

/** Words between "desde que" and the day on which that was. */
const CLAUSE_MAX = 8;
/** "desde que mudei de emprego, em março", "desde que começou o ano". */
function sinceClause(words: Words, at: number): Read<Period> | null {
  const { today } = words;
  const clause = words.afterAny(at, ['desde que|quando', 'de|da quando', 'desde a? virada']);
  if (clause < 0) return null;
  const turn = words.afterAny(clause, ['comecou|virou|entrou o|a? novo? ano|mes|semana', 'do|de ano|mes']);
  if (turn >= 0) {
    const unit = words.at(turn - 1);
    const start =
      unit === 'ano' ? `${yearOf(today)}-01-01` : unit === 'mes' ? `${today.slice(0, 8)}01` : mondayOf(today);
    return { value: { start, end: today }, next: Math.max(words.after(turn, 'para ca'), turn) };
  }
  if (!words.is(at, 'desde')) return null;
  for (let next = clause + 1; next <= clause + CLAUSE_MAX; next += 1) {
    const day = words.is(next, 'em', 'no', 'na', 'dia') ? point(words, next) : null;
    if (day) return { value: { start: day.value.start, end: today }, next: day.next };
  }
  return null;
}

/** "desde abril", "de abril pra cá", "a partir de segunda", "até maio", "antes de maio", "depois de maio". */
export function halfOpen(words: Words, at: number): Read<Period> | null {
  const { today } = words;
  const since = words.afterAny(at, ['desde o|a? comeco|inicio do|de|da', 'desde', 'a partir de|do|da', 'de|do|da']);
  if (since >= 0) {
    const first = point(words, since);
    const isDesde = words.is(at, 'desde', 'a');
    const here = first ? words.afterAny(first.next, ['para ca|frente', 'em diante', 'ate aqui|agora']) : -1;
    if (first && (isDesde || here >= 0))
      return { value: { start: first.value.start, end: today }, next: here >= 0 ? here : first.next };
  }
  const begun = sinceClause(words, at);
  if (begun) return begun;
  const until = words.after(at, 'ate');
  const last = until >= 0 ? point(words, until) : null;
  if (last) return { value: { start: EARLIEST, end: last.value.end }, next: last.next };
  const before = words.is(at + 2, 'ontem') ? -1 : words.after(at, 'antes de|do|da');
  const border = before >= 0 ? point(words, before) : null;
  if (border) return { value: { start: EARLIEST, end: addDays(border.value.start, -1) }, next: border.next };
  const after = words.after(at, 'depois de|do|da');
  const over = after >= 0 ? point(words, after) : null;
  if (over && over.value.end < today)
    return { value: { start: addDays(over.value.end, 1), end: today }, next: over.next };
  return null;
}
