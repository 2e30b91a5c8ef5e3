import { type Comparison, compare } from '@alento/domain/analytics/comparison';
import { type AnalyticsEntry, entriesWithin } from '@alento/domain/analytics/entry';
import { type Figure, weekdaysOf } from '@alento/domain/analytics/figure';
import { type Influence, influencesOf } from '@alento/domain/analytics/influence';
import { livedRangeOf } from '@alento/domain/analytics/overview';
import { rangeOf } from '@alento/domain/analytics/period';
import { type TimeOfDay, timesOfDayOf } from '@alento/domain/analytics/time-of-day';
import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { dayAverages } from '@alento/domain/mood-entry/day-averages';
import { isEmotion } from '@alento/domain/mood-entry/emotions';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import type { Period } from '../period/calendar.ts';
import type { Query } from './query.ts';
import { daysWithTags, select } from './select.ts';

/** How the days of one tag, or of several on the same day, differ from the others and from the days after these. */
export type Effect = { readonly tags: readonly string[]; readonly sameDay: Comparison; readonly nextDay: Comparison };

/** What /analises shows of a period: effects of tags, weekdays and parts of the day. */
export type Patterns = {
  /** Null for the whole diary. */
  readonly period: Period | null;
  readonly entries: number;
  readonly days: number;
  /** Effects of the tags in the question; of all tags, the clearest first, if it names none. */
  readonly effects: readonly Effect[];
  readonly weekdays: readonly (Figure & { readonly weekday: number })[];
  readonly parts: readonly (Figure & { readonly part: TimeOfDay })[];
};

/** The initial period of /analises. */
const INITIAL_PERIOD = '30';
const YEAR = '365';

const analyticsOf = (entries: readonly DiaryEntry[]): AnalyticsEntry[] =>
  entries.map(({ date, score, recordedAt, offsetMinutes, tags, source }) => ({
    localDate: date,
    score,
    recordedAt,
    offsetMinutes,
    source,
    // Names stand for ids: a person's tags have different names.
    tagIds: tags,
  }));

/** The effect of several tags on the same day. It compares like `influencesOf`. */
function togetherOf(entries: readonly DiaryEntry[], tags: readonly string[]): Effect {
  const marked = daysWithTags(entries, tags);
  const averages = dayAverages(analyticsOf(entries));
  const valueOn = new Map(averages.map(({ date, average }) => [date, average]));
  const sameDay = averages.map(({ date, average }) => ({ value: average, isMarked: marked.has(date) }));
  const nextDay = averages.flatMap(({ date }) => {
    const value = valueOn.get(addDays(date, 1));
    return value === undefined ? [] : [{ value, isMarked: marked.has(date) }];
  });
  return { tags, sameDay: compare(sameDay), nextDay: compare(nextDay) };
}

const effectOf = ({ tagId, sameDay, nextDay }: Influence): Effect => ({ tags: [tagId], sameDay, nextDay });

function effectsOf(entries: readonly DiaryEntry[], { filter }: Query, known: readonly string[]): readonly Effect[] {
  const all = influencesOf(analyticsOf(entries), new Set(known)).map(effectOf);
  const { tags, apart } = filter;
  if (tags.length === 0) return all.filter((effect) => !effect.tags.some(isEmotion));
  if (tags.length > 1 && !apart) return [togetherOf(entries, tags)];
  return tags.map((tag) => all.find((effect) => effect.tags[0] === tag) ?? togetherOf(entries, [tag]));
}

/** A period, and the one that the answer names: null for the whole diary. */
type Range = { readonly period: Period; readonly displayed: Period | null };

/**
 * The periods that are looked at: that of the question, else the ones that /analises opens with and the whole diary.
 * For tags the longer one is at most the last 365 days, like in the weekly summary and the recommendations
 * (analytics/influence.ts), so that they agree.
 */
function rangesOf(
  { period }: Query,
  entries: readonly DiaryEntry[],
  today: LocalDate,
  isAboutTags: boolean,
): readonly Range[] {
  if (period !== null) return [{ period, displayed: period }];
  const lived = livedRangeOf(analyticsOf(entries));
  const [first, all] = [rangeOf(INITIAL_PERIOD, today, lived), rangeOf('all', today, lived)];
  const year = rangeOf(YEAR, today, lived);
  const whole: Range = isAboutTags
    ? { period: year, displayed: all.start < year.start ? year : null }
    : { period: all, displayed: null };
  return all.start < first.start ? [{ period: first, displayed: first }, whole] : [whole];
}

/**
 * What /analises shows of the period of the question, computed by the same functions. The tags of the filter are what
 * is asked about; the other conditions choose the entries.
 *
 * @param known names of the tags that the person has not deleted.
 */
export function patternsOf(
  query: Query,
  entries: readonly DiaryEntry[],
  { today, noted, known }: { today: LocalDate; noted: ReadonlySet<LocalDate>; known: readonly string[] },
): readonly Patterns[] {
  const isAboutTags = query.measure === 'effect' || query.measure === 'lifts' || query.measure === 'weighs';
  const filter = isAboutTags ? { ...query.filter, tags: [] } : query.filter;
  return rangesOf(query, entries, today, isAboutTags).map(({ period, displayed }) => {
    const chosen = select(entries, period, filter, noted);
    const analytics = entriesWithin(analyticsOf(chosen), period);
    return {
      period: displayed,
      entries: chosen.length,
      days: new Set(chosen.map(({ date }) => date)).size,
      effects: isAboutTags ? effectsOf(chosen, query, known) : [],
      weekdays: weekdaysOf(analytics),
      parts: timesOfDayOf(analytics),
    };
  });
}
