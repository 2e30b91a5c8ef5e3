import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import type { Period } from './calendar.ts';
import { singleDay, weekdayAt } from './days.ts';
import { type NoSuchDay, noSuchDay } from './no-such-day.ts';
import { between, halfOpen, point } from './ranges.ts';
import { type Read, Words } from './reader.ts';
import { stretch } from './stretches.ts';
import { tokensOf } from './tokens.ts';
import { NOT_BEGUN, WHOLE } from './whole-diary.ts';

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

/** "Compara abril e maio" names two. */
const COMPARED = /\b(?:compar\w+|diferen[cç]a|versus|vs)\b/i;
const isMonths = ({ start, end }: Period): boolean =>
  start.endsWith('-01') && start.slice(0, 7) <= end.slice(0, 7) && addDays(end, 1).endsWith('-01');
/** Whether what stands between two periods that follow each other joins them: "e", and between months a comma. */
const follows = (one: Period, other: Period, between: string, isCompared: boolean): boolean =>
  isMonths(one) && isMonths(other)
    ? !isCompared &&
      (one.start < other.start || /\be\b/i.test(between)) &&
      /^\s*(?:e|,|,\s*e)?\s*(?:(?:em|de|o)\s+)?$/i.test(between)
    : /^\s*(?:e|,)\s*$/i.test(between);

/** Joins days that follow each other: "sábado e domingo", "ontem e hoje". */
function joined(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  const all: FoundPeriod[] = [];
  const isCompared = COMPARED.test(text);
  for (const one of found) {
    const before = all.at(-1);
    const isNext =
      before?.kind === 'range' &&
      one.kind === 'range' &&
      (addDays(before.period.end, 1) === one.period.start || addDays(one.period.end, 1) === before.period.start) &&
      follows(before.period, one.period, text.slice(before.to, one.from), isCompared);
    if (!isNext) {
      all.push(one);
      continue;
    }
    all[all.length - 1] = {
      ...before,
      // "junho e maio" is said backwards.
      period:
        before.period.start < one.period.start
          ? { start: before.period.start, end: one.period.end }
          : { start: one.period.start, end: before.period.end },
      to: one.to,
      ...(before.weekdays && one.weekdays ? { weekdays: [...before.weekdays, ...one.weekdays] } : {}),
    };
  }
  return all;
}

/** A day that doesn't exist, and the part of the text that says it. */
export type FoundNoSuchDay = NoSuchDay & { readonly from: number; readonly to: number };

/** Words that are read of a text. No question has as many, and to read thousands takes a fifth of a second. */
const WORDS_MAX = 300;

/** What a text says of time in its first words, and the days in it that don't exist. */
function readAll(text: string, today: LocalDate): { found: FoundPeriod[]; missing: FoundNoSuchDay[] } {
  const tokens = tokensOf(text).slice(0, WORDS_MAX);
  const words = new Words(tokens, today);
  const found: FoundPeriod[] = [];
  const missing: FoundNoSuchDay[] = [];
  for (let at = 0; at < tokens.length; ) {
    // "31 de novembro" is no November.
    const none = noSuchDay(words, at);
    const read = none ? null : readAt(words, at);
    if (none)
      missing.push({ ...none.value, from: tokens[at]?.from ?? 0, to: tokens[none.next - 1]?.to ?? text.length });
    if (!read) {
      at = none?.next ?? at + 1;
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
  return { found, missing };
}

/**
 * The periods that a Portuguese text speaks of, in order, without overlap.
 *
 * @param today the writer's local date. "dia 10" and "junho" are the last ones that have begun.
 */
export const findPeriods = (text: string, today: LocalDate): FoundPeriod[] => joined(readAll(text, today).found, text);

/** The first day that a text names and no calendar has: "31 de novembro"; null without one. */
export const findNoSuchDay = (text: string, today: LocalDate): FoundNoSuchDay | null =>
  readAll(text, today).missing[0] ?? null;
