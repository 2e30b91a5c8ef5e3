import type { MoodEntry } from '@alento/contract/mood-entry';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import { matchesWords } from '@alento/domain/text/plain-text';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { InfiniteData, Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import { analyticsKeys } from './analytics.keys.ts';
import { dayOfEntry } from './entry-day.ts';
import { moodKeys } from './mood-entry.keys.ts';
import { dropWeeklySummary } from './weekly-summary-store.ts';

export type EntryPage = { entries: MoodEntry[]; nextCursor: string | null };
type EntryPages = InfiniteData<EntryPage, string | null>;
export type Change = { remove?: readonly string[]; add?: readonly MoodEntry[] };

export const newestFirst = (a: MoodEntry, b: MoodEntry): number => b.timestamp - a.timestamp || (a.id < b.id ? 1 : -1);

/** Merges pages into one list, newest first. An entry that moved between two pages is listed once. */
export function flattenPages(pages: readonly EntryPage[]): MoodEntry[] {
  const byId = new Map<string, MoodEntry>();
  for (const page of pages) for (const entry of page.entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()].sort(newestFirst);
}

const changeRange = (entries: readonly MoodEntry[], added: readonly MoodEntry[], gone: ReadonlySet<string>) =>
  [...entries.filter((entry) => !gone.has(entry.id)), ...added].sort(newestFirst);

function changePages(
  data: EntryPages,
  words: string,
  add: readonly MoodEntry[],
  gone: ReadonlySet<string>,
): EntryPages {
  const listed = new Set(data.pages.flatMap(({ entries }) => entries.map(({ id }) => id)));
  // A corrected entry stays. Whether one was found by its tags is only known to the server.
  const added = add.filter((entry) => listed.has(entry.id) || matchesWords(entry.note, words));
  const cursor = data.pages.at(-1)?.nextCursor;
  // The oldest loaded time comes from the cursor, because the last entry that is shown may just have been deleted.
  const oldestLoaded = cursor ? (parseCursor(cursor)?.timestamp ?? Number.POSITIVE_INFINITY) : 0;
  // Older entries are loaded with their own page.
  const fitting = added.filter((entry) => entry.timestamp >= oldestLoaded);
  const pages = data.pages.map((page, index) => ({
    ...page,
    entries: [...(index === 0 ? fitting : []), ...page.entries.filter((entry) => !gone.has(entry.id))],
  }));
  return { ...data, pages };
}

/** Applies a change to every cached range and search, without a request. */
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
  for (const [key, data] of client.getQueriesData<EntryPages>({ queryKey: moodKeys.searches() })) {
    if (!data) continue;
    const words = key[moodKeys.searches().length] as string;
    client.setQueryData(key, changePages(data, words, add, gone));
  }
}

/** Returns the entry from any cached query. */
function cachedEntry(client: QueryClient, id: string): MoodEntry | undefined {
  for (const [, entries] of client.getQueriesData<MoodEntry[]>({ queryKey: moodKeys.ranges() })) {
    const found = entries?.find((entry) => entry.id === id);
    if (found) return found;
  }
  for (const [, data] of client.getQueriesData<EntryPages>({ queryKey: moodKeys.searches() })) {
    for (const page of data?.pages ?? []) {
      const found = page.entries.find((entry) => entry.id === id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Removes a deleted tag from every cached entry. */
export function dropTagFromEntries(client: QueryClient, tagId: string): void {
  dropWeeklySummary();
  const without = (entry: MoodEntry): MoodEntry =>
    entry.tags.includes(tagId) ? { ...entry, tags: entry.tags.filter((id) => id !== tagId) } : entry;
  client.setQueriesData<MoodEntry[]>({ queryKey: moodKeys.ranges() }, (entries) => entries?.map(without));
  client.setQueriesData<EntryPages>({ queryKey: moodKeys.searches() }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, entries: page.entries.map(without) })) };
  });
}

/** Returns the change that reverts this one but no later change. */
export function inverseOf(client: QueryClient, { remove = [], add = [] }: Change): Change {
  const ids = [...remove, ...add.map((entry) => entry.id)];
  const before = ids.flatMap((id) => cachedEntry(client, id) ?? []);
  return { remove: add.map((entry) => entry.id), add: before };
}

/** Cancels running reads, because they would overwrite an optimistic change. */
export const holdEntries = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: moodKeys.entries() });

/** Searches with more pages are not read again after each change. */
const SEARCH_PAGES_READ_AGAIN = 3;

/**
 * Reads queries again after a change. A first reading may have begun before the change; it is ended, because the library
 * begins no other beside it.
 */
export async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries({ ...filters, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries(filters);
}

/**
 * Runs after a change: everything that is about entries is read again. Searches with many pages contain the change where
 * its words are found, and are only marked as stale, unless they are being read. The stored weekly summary is deleted,
 * because it describes the former entries.
 */
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  dropWeeklySummary();
  const changed = [moodKeys.entries(), moodKeys.patterns(), analyticsKeys.all()];
  const searches = client.getQueryCache().findAll({ queryKey: moodKeys.searches(), fetchStatus: 'idle' });
  const pagesOf = (data: unknown): number => (data as EntryPages | undefined)?.pages.length ?? 0;
  const marked = new Set(searches.filter(({ state }) => pagesOf(state.data) > SEARCH_PAGES_READ_AGAIN));
  for (const query of marked) query.invalidate();
  const predicate = (query: Query): boolean => !marked.has(query);
  await Promise.all(changed.map((queryKey) => readAgain(client, { queryKey, predicate })));
}
