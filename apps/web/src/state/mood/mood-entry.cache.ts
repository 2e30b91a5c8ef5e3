import type { MoodEntry } from '@alento/contract/mood-entry';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import { matchesWords } from '@alento/domain/text/plain-text';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { analyticsKeys } from './analytics.keys.ts';
import { dayOfEntry } from './entry-day.ts';
import { type EntryFilters, moodKeys } from './mood-entry.keys.ts';
import { dropWeeklySummary } from './weekly-summary-store.ts';

export type EntryPage = { entries: MoodEntry[]; nextCursor: string | null };
type EntryPages = InfiniteData<EntryPage, string | null>;
export type Change = { remove?: readonly string[]; add?: readonly MoodEntry[] };

export const newestFirst = (a: MoodEntry, b: MoodEntry): number => b.timestamp - a.timestamp || (a.id < b.id ? 1 : -1);

/** Pages as one list: newest first, each entry once, even if it moved between two pages. */
export function flattenPages(pages: readonly EntryPage[]): MoodEntry[] {
  const byId = new Map<string, MoodEntry>();
  for (const page of pages) for (const entry of page.entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()].sort(newestFirst);
}

const changeRange = (entries: readonly MoodEntry[], added: readonly MoodEntry[], gone: ReadonlySet<string>) =>
  [...entries.filter((entry) => !gone.has(entry.id)), ...added].sort(newestFirst);

export function matches(entry: MoodEntry, { text, scores, until }: EntryFilters, zone: string): boolean {
  if (scores.length > 0 && !scores.some((score) => score === entry.score)) return false;
  if (until !== null && dayOfEntry(entry, zone) > until) return false;
  return matchesWords(entry.note, text);
}

function changePages(data: EntryPages, added: readonly MoodEntry[], gone: ReadonlySet<string>): EntryPages {
  const cursor = data.pages.at(-1)?.nextCursor;
  // The cursor, not the last entry shown: that one may just have been removed.
  const oldestLoaded = cursor ? (parseCursor(cursor)?.timestamp ?? Number.POSITIVE_INFINITY) : 0;
  // What lies beyond the loaded part comes with its own page.
  const fitting = added.filter((entry) => entry.timestamp >= oldestLoaded);
  const pages = data.pages.map((page, index) => ({
    ...page,
    entries: [...(index === 0 ? fitting : []), ...page.entries.filter((entry) => !gone.has(entry.id))],
  }));
  return { ...data, pages };
}

/** Writes a change into every cached range and list it touches, without asking the server. */
export function changeEntries(client: QueryClient, { remove = [], add = [] }: Change, zone: string): void {
  const gone = new Set([...remove, ...add.map((entry) => entry.id)]);
  for (const [key, entries] of client.getQueriesData<MoodEntry[]>({ queryKey: moodKeys.ranges() })) {
    if (!entries) continue;
    const [start, end] = key.slice(moodKeys.ranges().length) as [LocalDate, LocalDate];
    const added = add.filter((entry) => {
      const date = dayOfEntry(entry, zone);
      return date >= start && date <= end;
    });
    client.setQueryData(key, changeRange(entries, added, gone));
  }
  for (const [key, data] of client.getQueriesData<EntryPages>({ queryKey: moodKeys.lists() })) {
    if (!data) continue;
    const filters = key[moodKeys.lists().length] as EntryFilters;
    const added = add.filter((entry) => matches(entry, filters, zone));
    client.setQueryData(key, changePages(data, added, gone));
  }
}

/** The entry as any cache holds it now. */
function cachedEntry(client: QueryClient, id: string): MoodEntry | undefined {
  for (const [, entries] of client.getQueriesData<MoodEntry[]>({ queryKey: moodKeys.ranges() })) {
    const found = entries?.find((entry) => entry.id === id);
    if (found) return found;
  }
  for (const [, data] of client.getQueriesData<EntryPages>({ queryKey: moodKeys.lists() })) {
    for (const page of data?.pages ?? []) {
      const found = page.entries.find((entry) => entry.id === id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Takes a removed tag off every cached entry. */
export function dropTagFromEntries(client: QueryClient, tagId: string): void {
  dropWeeklySummary();
  const without = (entry: MoodEntry): MoodEntry =>
    entry.tags.includes(tagId) ? { ...entry, tags: entry.tags.filter((id) => id !== tagId) } : entry;
  client.setQueriesData<MoodEntry[]>({ queryKey: moodKeys.ranges() }, (entries) => entries?.map(without));
  client.setQueriesData<EntryPages>({ queryKey: moodKeys.lists() }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, entries: page.entries.map(without) })) };
  });
}

/** What takes this change back, and nothing another one has done since. */
export function inverseOf(client: QueryClient, { remove = [], add = [] }: Change): Change {
  const ids = [...remove, ...add.map((entry) => entry.id)];
  const before = ids.flatMap((id) => cachedEntry(client, id) ?? []);
  return { remove: add.map((entry) => entry.id), add: before };
}

/** Stops reads that would overwrite an optimistic change. */
export const holdEntries = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: moodKeys.entries() });

/** Asked for, and not come: it carries no change. */
const isUnread = ({ state }: Query): boolean => state.data === undefined;

/**
 * After a change: ranges, patterns and analytics are read again. Lists already carry the change and may hold
 * thousands of entries, so they are only marked old, but for one that could not be read. The kept summary of the week spoke of the entries before.
 */
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  dropWeeklySummary();
  await Promise.all([
    client.invalidateQueries({ queryKey: moodKeys.ranges() }),
    client.invalidateQueries({ queryKey: moodKeys.patterns() }),
    client.invalidateQueries({ queryKey: analyticsKeys.all() }),
    client.invalidateQueries({ queryKey: moodKeys.lists(), refetchType: 'none' }),
    client.refetchQueries({ queryKey: moodKeys.lists(), type: 'active', predicate: isUnread }),
  ]);
}
