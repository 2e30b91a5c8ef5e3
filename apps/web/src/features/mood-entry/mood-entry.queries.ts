import type { MoodEntry } from '@alento/contract/mood-entry';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { CONCERNING_WINDOW_DAYS, WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { now } from '../../lib/time/clock.ts';
import type { EntryPage } from '../../state/mood/mood-entry.cache.ts';
import { type EntryFilters, moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { readRange, WITH_DAY } from '../../state/mood/read-range.ts';
import { toastWithoutSession } from '../../ui/overlay/toast-without-session.ts';
import { errorCopy } from './mood-entry.copy.ts';

/** Reads entries. Throws before any request if there is no token. */
async function withToken<T>(read: () => Promise<T>): Promise<T> {
  if (session.token() === null) throw new Error(errorCopy.noToken);
  return toastWithoutSession(read(), errorCopy.noToken);
}

async function readPage(filters: EntryFilters, before: string | null, signal: AbortSignal): Promise<EntryPage> {
  const { text, scores, until } = filters;
  const common = { ...WITH_DAY, ...(before === null ? {} : { before }), ...(until === null ? {} : { until }) };
  if (text !== '') {
    const body = { query: text, ...(scores.length > 0 ? { scores: [...scores] } : {}), ...common };
    return (await call('POST /mood-entries/search', { body }, { signal })).data;
  }
  const query = { ...(scores.length > 0 ? { scores: scores.join(',') } : {}), ...common };
  const { data, headers } = await call('GET /mood-entries', { query }, { signal });
  return { entries: data, nextCursor: headers.get(NEXT_CURSOR_HEADER) };
}

/**
 * Reads the history, newest first. It is refetched only on the next visit, because mutations keep the cached pages
 * current (`mood-entry.cache.ts`).
 */
export const historyQuery = (filters: EntryFilters) =>
  infiniteQueryOptions({
    queryKey: moodKeys.list(filters),
    queryFn: ({ pageParam, signal }) => withToken(() => readPage(filters, pageParam, signal)),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A prefetched page stays in the cache for this time if its screen isn't opened, in ms. */
const AHEAD_MS = 10_000;

/** The query of the history's first page, prefetched before its screen opens. */
export const firstHistoryPage = (): ReturnType<typeof historyQuery> => ({
  ...historyQuery({ text: '', scores: [], until: null }),
  gcTime: AHEAD_MS,
});

/** Reads the entries of a range of days. */
export const rangeQuery = (startDate: LocalDate, endDate: LocalDate) =>
  queryOptions<MoodEntry[]>({
    queryKey: moodKeys.range(startDate, endDate),
    queryFn: ({ signal }) => withToken(() => readRange(startDate, endDate, signal)),
  });

/** Reads the last 7 local days including today, with the cache buster `_t`. */
export const weekQuery = (today: LocalDate) => {
  const startDate = addDays(today, 1 - WEEK_DAYS);
  return queryOptions<MoodEntry[]>({
    queryKey: moodKeys.range(startDate, today),
    queryFn: ({ signal }) => withToken(() => readRange(startDate, today, signal, String(now()))),
  });
};

/** A person with fewer entries counts as new to the app. */
export const FIRST_ENTRIES = 7;

/** Reads how many entries the person has, counted up to FIRST_ENTRIES. */
export const entryCountQuery = () =>
  queryOptions({
    queryKey: moodKeys.count(),
    queryFn: async ({ signal }) =>
      (await call('GET /mood-entries', { query: { limit: FIRST_ENTRIES } }, { signal })).data.length,
  });

export const dailyAverageQuery = (date: LocalDate) =>
  apiQuery(moodKeys.dailyAverage(date), 'GET /mood-patterns/daily-average', { query: { date } });

export const concerningQuery = () =>
  apiQuery(moodKeys.concerning(), 'GET /mood-patterns/concerning', { query: { days: CONCERNING_WINDOW_DAYS } });
