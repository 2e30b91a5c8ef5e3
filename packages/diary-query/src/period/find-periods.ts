import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { dateOf, dayOf, monthOf, type Period, yearOf } from './calendar.ts';
import { singleDay, weekdayAt } from './days.ts';
import { type Read, Words } from './reader.ts';
import { stretch } from './stretches.ts';
import { tokensOf } from './tokens.ts';
import { MONTHS } from './vocabulary.ts';
import { NOT_BEGUN, WHOLE } from './whole-diary.ts';

/**
 * What a text says about time: `range` are days; `since-first` begins when something named in the text was first
 * recorded ("desde que comecei a terapia"); `all` is the whole diary.
 */
export type SaidPeriod =
  | { readonly kind: 'range'; readonly period: Period }
  | { readonly kind: 'since-first'; readonly what: string }
  | { readonly kind: 'all' };

/** A period, and the part of the text that says it: from one position (in UTF-16 units) to another. */
export type FoundPeriod = SaidPeriod & {
  readonly from: number;
  readonly to: number;
  /** Set if only weekdays are named ("sexta", "fim de semana"), which may mean all of them. 0 is Sunday. */
  readonly weekdays?: readonly number[];
};

/** Start of a range without a beginning ("até maio"). */
export const EARLIEST: LocalDate = '2000-01-01';

const ARTICLES = ['em|no|na|nos|nas|do|da|de|dos|das|pelo|pela|durante|o|a|os|as|todo|toda|meu|minha|so|mesmo|la|para'];

/** A day or stretch, after any articles and prepositions. */
function point(words: Words, at: number): Read<Period> | null {
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

/** "junho a agosto" */
const areMonths = (words: Words, at: number, next: number): boolean =>
  Object.hasOwn(MONTHS, words.at(at)) && next === at + 1 && Object.hasOwn(MONTHS, words.at(next + 1));

/** "de março a maio", "entre segunda e quinta", "de 10/05 até hoje". */
function between(words: Words, at: number): Read<Period> | null {
  const opens = words.afterAny(at, ['entre os? dias?', 'entre', 'desde', 'de|do|da|dos|das', 'a partir de|do|da']);
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
  // "de segunda a sexta" names weekdays unless a week is told.
  const isWeekdays =
    weekdayAt(words, start) !== null && words.is(first.next, 'a', 'e') && weekdayAt(words, to) !== null;
  const second = words.is(to, 'agora', 'aqui', 'ca') ? { value: dayOf(words.today), next: to + 1 } : point(words, to);
  if (!second || isWeekdays) return null;
  const value = { start: first.value.start, end: second.value.end };
  if (isRange(value)) return { value, next: second.next };
  const year = yearOf(value.start) - 1;
  const shifted = { start: `${year}${value.start.slice(4)}`, end: value.end };
  return isRange(shifted) ? { value: shifted, next: second.next } : null;
}

/** "desde abril", "de abril pra cá", "a partir de segunda", "até maio", "antes de maio", "depois de maio". */
function halfOpen(words: Words, at: number): Read<Period> | null {
  const { today } = words;
  const since = words.afterAny(at, ['desde o|a? comeco|inicio do|de|da', 'desde', 'a partir de|do|da', 'de|do|da']);
  if (since >= 0) {
    const first = point(words, since);
    const isDesde = words.is(at, 'desde', 'a');
    const here = first ? words.afterAny(first.next, ['para ca|frente', 'em diante', 'ate aqui|agora']) : -1;
    if (first && (isDesde || here >= 0))
      return { value: { start: first.value.start, end: today }, next: here >= 0 ? here : first.next };
  }
  const until = words.after(at, 'ate');
  const last = until >= 0 ? point(words, until) : null;
  if (last) return { value: { start: EARLIEST, end: last.value.end }, next: last.next };
  const before = words.is(at + 2, 'ontem') ? -1 : words.after(at, 'antes de|do|da');
  const border = before >= 0 ? point(words, before) : null;
  if (border) return { value: { start: EARLIEST, end: addDays(border.value.start, -1) }, next: border.next };
  const after = words.after(at, 'depois de|do|da');
  const begun = after >= 0 ? point(words, after) : null;
  if (begun && begun.value.end < today)
    return { value: { start: addDays(begun.value.end, 1), end: today }, next: begun.next };
  return null;
}

/** "desde que comecei a terapia": ends at the end of the clause. */
function sinceFirst(words: Words, at: number): Read<string> | null {
  const start = words.afterAny(at, [
    'desde|depois que eu? comecei|voltei a|na|no|com|de? fazer?',
    'desde|depois que eu? comecei|voltei',
    'desde|depois que eu? faco|entrei|parei na|no|com|de?',
    'antes de comecar a|na|no|com?',
  ]);
  const begun = start < 0 ? words.afterAny(at, ['desde|do|de o? inicio|comeco da|do|das|dos']) : -1;
  if (
    begun >= 0 &&
    /^[a-z]{4,}$/.test(words.at(begun)) &&
    point(words, begun) === null &&
    !NOT_BEGUN.has(words.at(begun))
  )
    return {
      value: words.at(begun),
      next:
        words.afterAny(begun + 1, ['para ca', 'ate hoje|agora|aqui']) >= 0
          ? words.afterAny(begun + 1, ['para ca', 'ate hoje|agora|aqui'])
          : begun + 1,
    };
  if (start < 0 || words.is(at, 'antes')) return null;
  const what: string[] = [];
  let next = start;
  while (
    next < words.length &&
    what.filter((word) => word.length > 2).length < 3 &&
    !words.is(next, 'como', 'meu', 'minha', 'eu', 'qual', 'ta', 'esta', 'quanto', 'quantos', 'quantas', 'que')
  ) {
    what.push(words.at(next));
    next += 1;
  }
  const named = what.filter((word) => !['a', 'o', 'na', 'no', 'com', 'de', 'fazer'].includes(word));
  return named.length > 0 ? { value: named.join(' '), next } : null;
}

/** Somebody who "began with this diary" means all of it. */
const DIARY = /\b(?:diario|app|aplicativo|alento|aqui)\b/;

function readAt(words: Words, at: number): Read<SaidPeriod> | null {
  const ranged = (found: Read<Period> | null): Read<SaidPeriod> | null =>
    found && { value: { kind: 'range', period: found.value }, next: found.next };
  const whole = words.afterAny(at, WHOLE);
  const first = whole < 0 || words.is(whole, 'da', 'do', 'das', 'dos') ? sinceFirst(words, at) : null;
  if (first && DIARY.test(first.value)) return { value: { kind: 'all' }, next: first.next };
  if (first) return { value: { kind: 'since-first', what: first.value }, next: first.next };
  const range = ranged(between(words, at) ?? halfOpen(words, at));
  if (range) return range;
  if (whole >= 0) return { value: { kind: 'all' }, next: whole };
  return ranged(singleDay(words, at) ?? stretch(words, at));
}

const WEEKEND = [6, 0];

/** The weekdays that are named from one position to another, when nothing else is. */
function habitAt(words: Words, at: number, next: number): readonly number[] | null {
  const weekday = weekdayAt(words, at);
  if (weekday && weekday.next === next) return [weekday.value];
  return words.after(at, 'fim|final|fins|finais de semana|semanas') === next ? WEEKEND : null;
}

/** Joins days that follow each other: "sábado e domingo", "ontem e hoje". */
function joined(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  const all: FoundPeriod[] = [];
  for (const one of found) {
    const before = all.at(-1);
    const isNext =
      before?.kind === 'range' &&
      one.kind === 'range' &&
      addDays(before.period.end, 1) === one.period.start &&
      /^\s*(?:e|,)\s*$/i.test(text.slice(before.to, one.from));
    if (!isNext) {
      all.push(one);
      continue;
    }
    all[all.length - 1] = {
      ...before,
      period: { start: before.period.start, end: one.period.end },
      to: one.to,
      ...(before.weekdays && one.weekdays ? { weekdays: [...before.weekdays, ...one.weekdays] } : {}),
    };
  }
  return all;
}

/**
 * The periods that a Portuguese text speaks of, in order, without overlap.
 *
 * @param today the writer's local date. "dia 10" and "junho" are the last ones that have begun.
 */
export function findPeriods(text: string, today: LocalDate): FoundPeriod[] {
  const tokens = tokensOf(text);
  const words = new Words(tokens, today);
  const found: FoundPeriod[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(words, at);
    if (!read) {
      at += 1;
      continue;
    }
    const said = read.value;
    const bare = said.kind === 'range' ? habitAt(words, at, read.next) : null;
    found.push({
      ...said,
      ...(bare === null ? {} : { weekdays: bare }),
      from: tokens[at]?.from ?? 0,
      to: tokens[read.next - 1]?.to ?? text.length,
    });
    at = read.next;
  }
  return joined(found, text);
}
