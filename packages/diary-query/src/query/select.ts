import { partOfEntry } from '@alento/domain/analytics/time-of-day';
import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import type { Period } from '../period/calendar.ts';
import type { Filter, Query } from './query.ts';

/** The days on which all of these tags were used, on whichever of the day's entries. */
export function daysWithTags(entries: readonly DiaryEntry[], tags: readonly string[]): ReadonlySet<LocalDate> {
  const used = new Map<LocalDate, Set<string>>();
  for (const { date, tags: own } of entries) {
    const known = used.get(date) ?? new Set<string>();
    for (const tag of own) known.add(tag);
    used.set(date, known);
  }
  return new Set([...used].filter(([, own]) => tags.every((tag) => own.has(tag))).map(([date]) => date));
}

export const within = (entries: readonly DiaryEntry[], period: Period | null): readonly DiaryEntry[] =>
  period === null ? entries : entries.filter(({ date }) => date >= period.start && date <= period.end);

/**
 * The entries of a period that meet every condition, in the given order.
 *
 * @param noted the days whose notes contain the words of the filter.
 */
export function select(
  entries: readonly DiaryEntry[],
  period: Period | null,
  filter: Filter,
  noted: ReadonlySet<LocalDate>,
): DiaryEntry[] {
  const { tags, weekdays, part, scores, words } = filter;
  const inPeriod = within(entries, period);
  const days = tags.length > 0 ? daysWithTags(inPeriod, tags) : null;
  return inPeriod.filter(
    (entry) =>
      (days === null || days.has(entry.date)) &&
      (words === null || noted.has(entry.date)) &&
      (weekdays.length === 0 || weekdays.includes(weekdayOf(entry.date))) &&
      (part === null || partOfEntry(entry) === part) &&
      (scores === null || (entry.score >= scores[0] && entry.score <= scores[1])),
  );
}

/** The entries that a query compares with; null without a comparison. */
export function selectOther(
  { period, filter, than }: Query,
  entries: readonly DiaryEntry[],
  noted: ReadonlySet<LocalDate>,
): DiaryEntry[] | null {
  if (than === null) return null;
  if (than.kind === 'period') return select(entries, than.period, filter, noted);
  const chosen = new Set(select(entries, period, filter, noted).map(({ date }) => date));
  if (than.kind === 'next-day') {
    const next = new Set([...chosen].map((date) => addDays(date, 1)));
    return entries.filter(({ date }) => next.has(date));
  }
  if (than.kind === 'without') {
    const others = select(entries, period, { ...filter, tags: [] }, noted);
    const tagged = daysWithTags(within(entries, period), filter.tags);
    return others.filter(({ date }) => !tagged.has(date));
  }
  // A single day without further conditions is compared with all others.
  const isPlain = chosen.size > 0 && within(entries, period).every(({ date }) => chosen.has(date));
  return (isPlain ? entries : within(entries, period)).filter(({ date }) => !chosen.has(date));
}
