import { changeOf, distributionOf, type Figure, figureOf } from '@alento/domain/analytics/figure';
import { rangeOf } from '@alento/domain/analytics/period';
import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { type DayAverage, dayAverages } from '@alento/domain/mood-entry/day-averages';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { lengthOf, type Period } from '../period/calendar.ts';
import { type Patterns, patternsOf } from './effects.ts';
import type { Query, Than } from './query.ts';
import { select, selectOther, within } from './select.ts';

/** Averages that differ by less differ only by rounding. */
const ROUNDING = 1e-9;

/** The days with the highest or lowest average: all of them when several are equal. */
export type Ends = { readonly average: number; readonly dates: readonly LocalDate[] };
/** Days in a row with an entry. */
export type Streak = { readonly days: number; readonly start: LocalDate; readonly end: LocalDate };

/** What of the diary a query is computed from. */
export type QueriedDiary = {
  readonly today: LocalDate;
  /** The whole diary, in any order. */
  readonly entries: readonly DiaryEntry[];
  /** Names of the tags that the person has not deleted. */
  readonly tags: readonly string[];
  /** The entries whose note contains the words of the filter; empty if it has none. */
  readonly noted: readonly DiaryEntry[];
};

/** The figures of a query. Every number of an answer comes from here. */
export type Answer = {
  /** The query, with the periods that were meant where it names none. */
  readonly query: Query;
  /** The chosen entries, newest first. */
  readonly chosen: readonly DiaryEntry[];
  /** Mean of the scores, with the entries and days behind it. */
  readonly figure: Figure;
  /** The same for what is compared with; null if nothing is. */
  readonly other: Figure | null;
  /** Average minus the other average; null if either side has too few days (as in /analises). */
  readonly difference: number | null;
  /** The same period without the condition on scores, or without any if there is none: what a share is of. */
  readonly whole: Figure;
  /** Oldest first. */
  readonly days: readonly DayAverage[];
  /** Null without entries. */
  readonly best: Ends | null;
  readonly worst: Ends | null;
  /** Most days in a row with an entry; the later of equal ones. */
  readonly streak: Streak | null;
  /** The days in a row that end today, or yesterday if today has no entry. Null without. */
  readonly currentStreak: Streak | null;
  /** Standard deviation of the days' averages (of all days, not of a sample); null with fewer than two days. */
  readonly deviation: number | null;
  readonly otherDeviation: number | null;
  /** Entries with each score, worst first. */
  readonly scores: readonly { readonly score: number; readonly entries: number }[];
  /** Used tags with the number of days, most used first, equal ones by name. */
  readonly tags: readonly { readonly name: string; readonly days: number; readonly average: number }[];
  readonly first: LocalDate | null;
  readonly last: LocalDate | null;
  /** Entries of the period whose note contains the words. */
  readonly mentions: readonly DiaryEntry[];
  readonly otherMentions: number;
  /** Of the measures that /analises shows; empty for others. */
  readonly patterns: readonly Patterns[];
};

function endsOf(days: readonly DayAverage[], isHigher: boolean): Ends | null {
  const averages = days.map(({ average }) => average);
  if (averages.length === 0) return null;
  const average = averages.reduce((one, other) => (isHigher ? Math.max(one, other) : Math.min(one, other)));
  return {
    average,
    dates: days.filter((day) => Math.abs(day.average - average) < ROUNDING).map(({ date }) => date),
  };
}

/** All days in a row, oldest first. */
function streaksOf(days: readonly DayAverage[]): readonly Streak[] {
  const streaks: Streak[] = [];
  for (const { date } of days) {
    const before = streaks.at(-1);
    if (before && addDays(before.end, 1) === date)
      streaks[streaks.length - 1] = { ...before, days: before.days + 1, end: date };
    else streaks.push({ days: 1, start: date, end: date });
  }
  return streaks;
}

function deviationOf(days: readonly DayAverage[]): number | null {
  if (days.length < 2) return null;
  const mean = days.reduce((sum, { average }) => sum + average, 0) / days.length;
  return Math.sqrt(days.reduce((sum, { average }) => sum + (average - mean) ** 2, 0) / days.length);
}

function tagsOf(entries: readonly DiaryEntry[], days: readonly DayAverage[]): Answer['tags'] {
  const averages = new Map(days.map(({ date, average }) => [date, average]));
  const used = new Map<string, Set<LocalDate>>();
  for (const { date, tags } of entries)
    for (const name of tags) used.set(name, (used.get(name) ?? new Set()).add(date));
  return [...used]
    .map(([name, own]) => ({
      name,
      days: own.size,
      average: [...own].reduce((sum, date) => sum + (averages.get(date) ?? 0), 0) / own.size,
    }))
    .sort((one, other) => other.days - one.days || (one.name < other.name ? -1 : 1));
}

const scored = (entries: readonly DiaryEntry[]): { localDate: LocalDate; score: number }[] =>
  entries.map(({ date, score }) => ({ localDate: date, score }));

/**
 * The query with the periods that it leaves out. A change without another period is to the equally long period before;
 * without any, it is of the 30 days of /analises.
 */
export function completed(query: Query, today: LocalDate): Query {
  if (query.measure === 'sleep') return { ...query, period: query.period ?? rangeOf('30', today, null) };
  if (query.measure !== 'change') return query;
  const requestedPeriod = query.period ?? (query.than === null ? rangeOf('30', today, null) : null);
  if (requestedPeriod === null || query.than !== null) return { ...query, period: requestedPeriod };
  const period: Period = {
    start: requestedPeriod.start,
    end: requestedPeriod.end > today ? today : requestedPeriod.end,
  };
  const length = lengthOf(period);
  const before: Than = {
    kind: 'period',
    period: { start: addDays(period.start, -length), end: addDays(period.start, -1) },
  };
  return { ...query, period, than: before };
}

const ANALYSES_MEASURES: readonly Query['measure'][] = ['effect', 'lifts', 'weighs', 'weekdays', 'parts'];

/**
 * Computes what a query asks. The average is the mean of the scores, as /analises shows it (`figureOf`); best and worst
 * are days, by their averages.
 */
export function answerOf(question: Query, { today, entries, tags, noted }: QueriedDiary): Answer {
  const query = completed(question, today);
  const { period, filter } = query;
  const notedDays = new Set(noted.map(({ date }) => date));
  const chosen = select(entries, period, filter, notedDays);
  const others = selectOther(query, entries, notedDays);
  const whole =
    filter.scores === null ? within(entries, period) : select(entries, period, { ...filter, scores: null }, notedDays);
  const days = dayAverages(scored(chosen));
  const streaks = streaksOf(days);
  const figure = figureOf(scored(chosen));
  const other = others && figureOf(scored(others));
  const last = streaks.at(-1);
  const { than } = query;
  const chosenDays = new Set(chosen.map(({ date }) => date));
  const otherDays = new Set((others ?? []).map(({ date }) => date));
  const otherNoted =
    than?.kind === 'period' ? within(noted, than.period).filter(({ date }) => otherDays.has(date)) : [];
  return {
    query,
    chosen: chosen.toSorted((one, two) => two.recordedAt - one.recordedAt),
    figure,
    other,
    difference: changeOf(figure, other),
    whole: figureOf(scored(whole)),
    days,
    best: endsOf(days, true),
    worst: endsOf(days, false),
    streak: streaks.reduce<Streak | null>((long, one) => (long === null || one.days >= long.days ? one : long), null),
    currentStreak: last && last.end >= addDays(today, -1) ? last : null,
    deviation: deviationOf(days),
    otherDeviation: others && deviationOf(dayAverages(scored(others))),
    scores: distributionOf(chosen),
    tags: tagsOf(chosen, days),
    first: days[0]?.date ?? null,
    last: days.at(-1)?.date ?? null,
    mentions: filter.words === null ? [] : within(noted, period).filter(({ date }) => chosenDays.has(date)),
    otherMentions: otherNoted.length,
    patterns: ANALYSES_MEASURES.includes(query.measure)
      ? patternsOf(query, entries, { today, noted: notedDays, known: tags })
      : [],
  };
}
