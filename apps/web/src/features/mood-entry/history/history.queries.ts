import type { MoodScore } from '@alento/domain/mood-entry/scale';
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

/** Reads the newest day before a day that has entries, of the scores if there are any. Null if there is none. */
export const lastBeforeQuery = (date: LocalDate, scores: readonly MoodScore[]) =>
  queryOptions<LocalDate | null>({
    queryKey: moodKeys.lastBefore(date, scores),
    queryFn: async ({ signal }) => {
      const ofScores = scores.length > 0 ? { scores: scores.join(',') } : {};
      const query = { ...WITH_DAY, limit: 1, until: addDays(date, -1), ...ofScores };
      const [entry] = (await call('GET /mood-entries', { query }, { signal })).data;
      return entry ? dayOfEntry(entry, timeZone()) : null;
    },
  });

/** Searches notes and tags of entries, of the scores if there are any, newest first. */
export const searchQuery = (words: string, scores: readonly MoodScore[]) =>
  infiniteQueryOptions({
    queryKey: moodKeys.search(words, scores),
    queryFn: async ({ pageParam, signal }) => {
      const ofScores = scores.length > 0 ? { scores: [...scores] } : {};
      const body = { query: words, ...WITH_DAY, ...ofScores, ...(pageParam === null ? {} : { before: pageParam }) };
      return (await withToken(() => call('POST /mood-entries/search', { body }, { signal }))).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
