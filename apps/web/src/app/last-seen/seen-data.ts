import type { MoodEntry } from '@alento/contract/mood-entry';
import type { LocalDate } from '@alento/domain/time/local-date';
import { addDays } from '@alento/domain/time/local-date';
import { hashKey, type InfiniteData, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { dayOfEntry } from '../../state/mood/entry-day.ts';
import { type EntryPage, matches, newestFirst } from '../../state/mood/mood-entry.cache.ts';
import { type EntryFilters, moodKeys } from '../../state/mood/mood-entry.keys.ts';

/** Days of the history that open without a network, today included. */
const SEEN_DAYS = 60;

/** All entries from the day `from` on, as they were at `at`, ms epoch. */
export type SeenDiary = { from: LocalDate; at: number; entries: MoodEntry[] };
/** The data of one other query. */
type SeenRecord = { key: QueryKey; at: number; data: unknown };
/** What was last seen of a person's data. */
export type Seen = { diary: SeenDiary | null; records: SeenRecord[] };

export const firstSeenDay = (today: LocalDate): LocalDate => addDays(today, 1 - SEEN_DAYS);

/** The days of a range of entries; null for another query. */
export function rangeOf(key: QueryKey): [LocalDate, LocalDate] | null {
  const start = moodKeys.ranges();
  return partialMatchKey(key, start) ? (key.slice(start.length) as [LocalDate, LocalDate]) : null;
}

/** Replaces the days of a range by newer entries. The diary begins with the range if it has no earlier day. */
export function withRange(
  diary: SeenDiary | null,
  { days: [start, end], at, entries }: { days: [LocalDate, LocalDate]; at: number; entries: readonly MoodEntry[] },
  zone: string,
): SeenDiary {
  if (diary === null || (start <= diary.from && at >= diary.at)) return { from: start, at, entries: [...entries] };
  if (at <= diary.at || start < diary.from) return diary;
  const others = diary.entries.filter((entry) => {
    const day = dayOfEntry(entry, zone);
    return day < start || day > end;
  });
  return { ...diary, entries: [...others, ...entries].sort(newestFirst) };
}

/** The diary of the last `SEEN_DAYS` days. */
export function trimmed(diary: SeenDiary, today: LocalDate, zone: string): SeenDiary {
  const first = firstSeenDay(today);
  if (diary.from >= first) return diary;
  return { ...diary, from: first, entries: diary.entries.filter((entry) => dayOfEntry(entry, zone) >= first) };
}

type Found = { data: unknown; at: number };

/** What was last seen of a query. Undefined if nothing was. */
export function seenOf({ diary, records }: Seen, key: QueryKey, zone: string): Found | undefined {
  const hash = hashKey(key);
  const record = records.find((one) => hashKey(one.key) === hash);
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
  const lists = moodKeys.lists();
  if (!partialMatchKey(key, lists)) return undefined;
  const filters = key[lists.length] as EntryFilters;
  const entries = diary.entries.filter((entry) => matches(entry, filters, zone));
  const pages: InfiniteData<EntryPage, string | null> = {
    pages: [{ entries, nextCursor: null }],
    pageParams: [null],
  };
  return { data: pages, at: diary.at };
}
