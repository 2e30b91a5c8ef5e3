import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { firstDayOf, lastDayOf, type MonthKey } from '../../../lib/time/calendar-grid.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { WITH_DAY } from '../../../state/mood/read-range.ts';
import { rangeQuery, withToken } from '../mood-entry.queries.ts';

/** Reads the entries of a month. */
export const monthQuery = (month: MonthKey) => rangeQuery(firstDayOf(month), lastDayOf(month));

/** Reads the newest day with entries before a day. Null if there is none. */
export const lastBeforeQuery = (date: LocalDate) =>
  queryOptions<LocalDate | null>({
    queryKey: moodKeys.lastBefore(date),
    queryFn: async ({ signal }) => {
      const query = { ...WITH_DAY, limit: 1, until: addDays(date, -1) };
      const [entry] = (await call('GET /mood-entries', { query }, { signal })).data;
      return entry ? dayOfEntry(entry, timeZone()) : null;
    },
  });

/** Searches notes and tags, newest first. */
export const searchQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: moodKeys.search(words),
    queryFn: async ({ pageParam, signal }) => {
      const body = { query: words, ...WITH_DAY, ...(pageParam === null ? {} : { before: pageParam }) };
      return (await withToken(() => call('POST /mood-entries/search', { body }, { signal }))).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
