import type { MoodEntry } from '@alento/contract/mood-entry';
import { CONCERNING_WINDOW_DAYS, WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { now } from '../../lib/time/clock.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { readRange } from '../../state/mood/read-range.ts';
import { toastWithoutSession } from '../../ui/overlay/toast-without-session.ts';
import { errorCopy } from './mood-entry.copy.ts';

/** Reads entries. Throws before any request if there is no token. */
export async function withToken<T>(read: () => Promise<T>): Promise<T> {
  if (session.token() === null) throw new Error(errorCopy.noToken);
  return toastWithoutSession(read(), errorCopy.noToken);
}

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

export const concerningQuery = () =>
  apiQuery(moodKeys.concerning(), 'GET /mood-patterns/concerning', { query: { days: CONCERNING_WINDOW_DAYS } });
