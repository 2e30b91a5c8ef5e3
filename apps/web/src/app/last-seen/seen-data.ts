import type { MoodEntry } from '@alento/contract/mood-entry';
import type { Tag } from '@alento/contract/tag';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { matchesWords } from '@alento/domain/text/plain-text';
import type { LocalDate } from '@alento/domain/time/local-date';
import { addDays } from '@alento/domain/time/local-date';
import { hashKey, type InfiniteData, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { tagKeys } from '../../features/tag/tag.keys.ts';
import { firstDayOf, monthOf } from '../../lib/time/calendar-grid.ts';
import { dayOfEntry } from '../../state/mood/entry-day.ts';
import { type EntryPage, newestFirst } from '../../state/mood/mood-entry.cache.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { searchedText } from '../../state/mood/searched-text.ts';

/** Days of the history that open without a network, today included, and those before them of the same month. */
const SEEN_DAYS = 60;

/** All entries from the day `from` on, as they were at `at`, ms epoch. */
export type SeenDiary = { from: LocalDate; at: number; entries: MoodEntry[] };
/** The data of one other query. */
export type SeenRecord = { key: QueryKey; at: number; data: unknown };
/** What was last seen of a person's data. */
export type Seen = { diary: SeenDiary | null; records: SeenRecord[] };

export const firstSeenDay = (today: LocalDate): LocalDate => firstDayOf(monthOf(addDays(today, 1 - SEEN_DAYS)));

/** The days of a range of entries; null for another query. */
export function rangeOf(key: QueryKey): [LocalDate, LocalDate] | null {
  const start = moodKeys.ranges();
  return partialMatchKey(key, start) ? (key.slice(start.length) as [LocalDate, LocalDate]) : null;
}

/**
 * Replaces the days of a range by newer entries. The diary begins with the range if it has no earlier day and the range
 * ends today or later, because nothing is known of the days between.
 */
export function withRange(
  diary: SeenDiary | null,
  { days: [start, end], at, entries }: { days: [LocalDate, LocalDate]; at: number; entries: readonly MoodEntry[] },
  today: LocalDate,
  zone: string,
): SeenDiary | null {
  const isLonger = diary === null || (start <= diary.from && at >= diary.at);
  if (isLonger && end >= today) return { from: start, at, entries: [...entries] };
  if (diary === null || at <= diary.at || start < diary.from) return diary;
  const others = diary.entries.filter((entry) => {
    const day = dayOfEntry(entry, zone);
    return day < start || day > end;
  });
  return { ...diary, entries: [...others, ...entries].sort(newestFirst) };
}

/** The diary since `firstSeenDay`. */
export function trimmed(diary: SeenDiary, today: LocalDate, zone: string): SeenDiary {
  const first = firstSeenDay(today);
  if (diary.from >= first) return diary;
  return { ...diary, from: first, entries: diary.entries.filter((entry) => dayOfEntry(entry, zone) >= first) };
}

type Found = { data: unknown; at: number };

/** What was last seen of a query. Undefined if nothing was. */
export function seenOf({ diary, records }: Seen, key: QueryKey, zone: string): Found | undefined {
  const recordOf = (wanted: QueryKey) => records.find((one) => hashKey(one.key) === hashKey(wanted));
  const record = recordOf(key);
  if (record) return record;
  if (diary === null) return undefined;
  const days = rangeOf(key);
  if (days) {
    const [start, end] = days;
    if (start < diary.from) return undefined;
    const within = diary.entries.filter((entry) => {
      const day = dayOfEntry(entry, zone);
      return day >= start && day <= end;
    });
    return { data: within, at: diary.at };
  }
  const searches = moodKeys.searches();
  if (!partialMatchKey(key, searches)) return undefined;
  const [words, scores] = key.slice(searches.length) as [string, readonly MoodScore[]];
  const tags = (recordOf(tagKeys.list())?.data ?? []) as Tag[];
  const entries = diary.entries.filter(
    (entry) =>
      (scores.length === 0 || scores.some((score) => score === entry.score)) &&
      matchesWords(searchedText(entry, tags), words),
  );
  const pages: InfiniteData<EntryPage, string | null> = {
    pages: [{ entries, nextCursor: null }],
    pageParams: [null],
  };
  return { data: pages, at: diary.at };
}
