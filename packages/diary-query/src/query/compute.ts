import { distributionOf } from '@alento/domain/analytics/distribution';
import { type Figure, figureOf } from '@alento/domain/analytics/figure';
import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { type DayAverage, dayAverages } from '@alento/domain/mood-entry/day-averages';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import type { Query } from './query.ts';
import { select } from './select.ts';

/** Averages that differ by less differ only by rounding. */
const ROUNDING = 1e-9;

/** The days with the highest or lowest average: all of them when several are equal. */
export type Ends = { readonly average: number; readonly dates: readonly LocalDate[] };

/** The figures of a query. Every number of an answer comes from here. */
export type Answer = {
  readonly query: Query;
  /** Mean of the scores, with the entries and days behind it. */
  readonly figure: Figure;
  /** The same for the other period; null if none is compared. */
  readonly other: Figure | null;
  /** Oldest first. */
  readonly days: readonly DayAverage[];
  /** Null without entries. */
  readonly best: Ends | null;
  readonly worst: Ends | null;
  /** Most days in a row with an entry, and its first and last day; the later of equal ones. */
  readonly streak: { readonly days: number; readonly start: LocalDate; readonly end: LocalDate } | null;
  /** Standard deviation of the days' averages (of all days, not of a sample); null with fewer than two days. */
  readonly deviation: number | null;
  /** Entries with each score, worst first. */
  readonly scores: readonly { readonly score: number; readonly entries: number }[];
  /** Used tags with the number of days, most used first, equal ones by name. */
  readonly tags: readonly { readonly name: string; readonly days: number }[];
  readonly first: LocalDate | null;
  readonly last: LocalDate | null;
};

function endsOf(days: readonly DayAverage[], isHigher: boolean): Ends | null {
  const averages = days.map(({ average }) => average);
  if (averages.length === 0) return null;
  const average = isHigher ? Math.max(...averages) : Math.min(...averages);
  return {
    average,
    dates: days.filter((day) => Math.abs(day.average - average) < ROUNDING).map(({ date }) => date),
  };
}

function streakOf(days: readonly DayAverage[]): Answer['streak'] {
  let longest: Answer['streak'] = null;
  let start: LocalDate | null = null;
  let before: LocalDate | null = null;
  let count = 0;
  for (const { date } of days) {
    const goesOn = before !== null && addDays(before, 1) === date;
    count = goesOn ? count + 1 : 1;
    if (!goesOn || start === null) start = date;
    before = date;
    if (longest === null || count >= longest.days) longest = { days: count, start, end: date };
  }
  return longest;
}

function deviationOf(days: readonly DayAverage[]): number | null {
  if (days.length < 2) return null;
  const mean = days.reduce((sum, { average }) => sum + average, 0) / days.length;
  return Math.sqrt(days.reduce((sum, { average }) => sum + (average - mean) ** 2, 0) / days.length);
}

function tagsOf(entries: readonly DiaryEntry[]): Answer['tags'] {
  const days = new Map<string, Set<LocalDate>>();
  for (const { date, tags } of entries)
    for (const name of tags) days.set(name, (days.get(name) ?? new Set()).add(date));
  return [...days]
    .map(([name, own]) => ({ name, days: own.size }))
    .sort((one, other) => other.days - one.days || (one.name < other.name ? -1 : 1));
}

/**
 * Computes what a query asks. The average is the mean of the scores, as /analises shows it (`figureOf`); best and worst
 * are days, by their averages.
 *
 * @param entries the whole diary or more than the query's periods, in any order.
 */
export function answerOf(query: Query, entries: readonly DiaryEntry[]): Answer {
  const chosen = select(entries, query.period, query.filter);
  const days = dayAverages(scored(chosen));
  return {
    query,
    figure: figureOf(scored(chosen)),
    other: query.than && figureOf(scored(select(entries, query.than, query.filter))),
    days,
    best: endsOf(days, true),
    worst: endsOf(days, false),
    streak: streakOf(days),
    deviation: deviationOf(days),
    scores: distributionOf(chosen),
    tags: tagsOf(chosen),
    first: days[0]?.date ?? null,
    last: days.at(-1)?.date ?? null,
  };
}

const scored = (entries: readonly DiaryEntry[]): { localDate: LocalDate; score: number }[] =>
  entries.map(({ date, score }) => ({ localDate: date, score }));
