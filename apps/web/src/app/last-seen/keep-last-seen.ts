import type { MoodEntry } from '@alento/contract/mood-entry';
import { CancelledError, hashKey, type Query } from '@tanstack/react-query';
import { rangeQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { today } from '../../lib/time/use-today.ts';
import { keepSaved } from './keep-saved.ts';
import { firstSeenDay, rangeOf, type Seen, trimmed, withRange } from './seen-data.ts';
import { keepSeen, lastSeen } from './seen-memory.ts';
import { isLastSeen } from './show-last-seen.ts';
import { isStoredQuery } from './stored-queries.ts';

/** What was seen is stored this long after the last change, when the browser is idle, ms. */
const AFTER_MS = 3000;
/** Most queries that are stored besides the diary. */
const RECORDS_MAX = 40;

/** Whether the query has a response of this visit. */
const isFresh = (query: Query): boolean => query.state.data !== undefined && !isLastSeen(query);

/** Adds the responses of this visit to what was seen before. */
function collect(before: Seen): Seen {
  const [day, zone] = [today(), timeZone()];
  const fresh = queryClient.getQueryCache().getAll().filter(isFresh);
  const newRecords = fresh
    .filter(({ queryKey }) => isStoredQuery(queryKey))
    .map(({ queryKey, state }) => ({ key: queryKey, at: state.dataUpdatedAt, data: state.data }));
  const replaced = new Set(newRecords.map(({ key }) => hashKey(key)));
  const records = [...newRecords, ...before.records.filter(({ key }) => !replaced.has(hashKey(key)))];
  let { diary } = before;
  for (const { queryKey, state } of fresh.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    const days = rangeOf(queryKey);
    if (days)
      diary = withRange(diary, { days, at: state.dataUpdatedAt, entries: state.data as MoodEntry[] }, day, zone);
  }
  return {
    diary: diary && trimmed(diary, day, zone),
    records: records.sort((a, b) => b.at - a.at).slice(0, RECORDS_MAX),
  };
}

const isOfInterest = ({ queryKey }: Query): boolean => isStoredQuery(queryKey) || rangeOf(queryKey) !== null;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else work();
};

/** A change of an entry ends a reading that began before it. So does the end of the session, after which none begins. */
const DIARY_READINGS_MAX = 3;

/** Loads the history of the last days once. It stays cached, so that each change of an entry changes it too. */
async function loadDiary(readings = DIARY_READINGS_MAX): Promise<void> {
  const day = today();
  try {
    await queryClient.fetchQuery({ ...rangeQuery(firstSeenDay(day), day), gcTime: Number.POSITIVE_INFINITY });
  } catch (error) {
    const isAgain = error instanceof CancelledError && readings > 1 && session.token() !== null;
    if (isAgain) return loadDiary(readings - 1);
    // Without it, the diary has the days that screens have loaded.
    if (!(error instanceof ApiError || error instanceof CancelledError)) throw error;
  }
}

/**
 * Stores what this person sees, so that it opens without a network.
 *
 * @returns a function that stops it.
 */
export function keepLastSeen(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = async (): Promise<void> => {
    // Some queries return defaults instead of an error without a network.
    if (!navigator.onLine || session.userId() !== userId) return;
    await keepSeen(userId, collect(await lastSeen(userId)));
  };
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isOfInterest(event.query)) return;
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void keep()), AFTER_MS);
  });
  const stopSaved = keepSaved(userId);
  void loadDiary();
  return () => {
    clearTimeout(timer);
    stop();
    stopSaved();
  };
}
