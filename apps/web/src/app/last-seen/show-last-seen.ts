import { paths } from '@alento/domain/interface/paths';
import type { Query } from '@tanstack/react-query';
import { onboardingOverviewQuery } from '../../features/onboarding/onboarding.queries.ts';
import { isOffline } from '../../lib/api/api-error.ts';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { LastSeenLine } from './last-seen-line.tsx';
import { placeLine } from './last-seen-place.tsx';
import { savedHereOf, savedPieces } from './saved-memory.ts';
import { rangeOf, type SeenRecord, seenOf } from './seen-data.ts';
import { lastSeen } from './seen-memory.ts';
import { setSeenSince } from './seen-since.ts';
import { hasDisplayedAge } from './stored-queries.ts';

/** When the shown data of a query were received, by the query's hash, ms epoch. */
const receivedAt = new Map<string, number>();
let helpSince: number | null = null;

/** Whether the query still has what was last seen, and no newer response. */
export const isLastSeen = ({ queryHash, state }: Query): boolean => receivedAt.get(queryHash) === state.dataUpdatedAt;

/** Whether the query's data are not up to date, or may not be. */
const isOld = (query: Query): boolean => isLastSeen(query) || (!navigator.onLine && query.state.data !== undefined);

const isFailedRange = ({ queryKey, state: { status } }: Query): boolean =>
  status === 'error' && rangeOf(queryKey) !== null;

/** Since when what the line speaks of is, ms epoch; null if it is not known, or not old. */
let dataSince: number | null = null;

function updateLine(): void {
  const active = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => hasDisplayedAge(queryKey) });
  const missing = active.filter(({ state }) => state.data === undefined);
  const ages = active.filter(isOld).map(({ state }) => state.dataUpdatedAt);
  // What is shown beside days that could not be read is not what the screen is about.
  const isKnown = ages.length > 0 && !missing.some(isFailedRange);
  // Without a network the line changes once the data of the next screen are there, or given up.
  const isUndecided = !navigator.onLine && missing.some(({ state }) => state.status === 'pending');
  if (isKnown) dataSince = Math.min(...ages);
  else if (!isUndecided) dataSince = null;
  setSeenSince({ data: dataSince, help: helpSince });
}

let isUpdating = false;

/** Updates the line after all queries of one screen were left, and those of the next begun. */
function updateLineSoon(): void {
  if (isUpdating) return;
  isUpdating = true;
  queueMicrotask(() => {
    isUpdating = false;
    updateLine();
  });
}

/** Refetches what was last seen. Queries that never refetch by themselves are among them. */
function refetch(): void {
  updateLine();
  void queryClient.invalidateQueries({ predicate: isLastSeen });
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  queryClient.getQueryCache().subscribe(updateLineSoon);
  window.addEventListener('online', refetch);
  window.addEventListener('offline', updateLine);
  session.subscribe((event) => {
    if (event === 'signed-in' || event === 'signed-out') receivedAt.clear();
  });
}

/** When the service worker stored the help pages, by the server's clock; null if it has not. */
async function helpCachedAt(): Promise<number | null> {
  const page = 'caches' in window ? await caches.match(paths.help).catch(() => undefined) : undefined;
  const date = Date.parse(page?.headers.get('Date') ?? '');
  return Number.isNaN(date) ? null : date;
}

/** Whether the query has no data yet. One that the server refused gets none: a withdrawn text must not come back. */
const isWaiting = ({ state: { data, error } }: Query): boolean =>
  data === undefined && (error === null || isOffline(error));

/** Whether the query may be answered by the saved pieces, which are opened only for those. */
const isOfLibrary = ({ queryKey: [area] }: Query): boolean => area === 'content' || area === 'reading';

/** The saved pieces; none if no query waits for them. */
async function savedFor(userId: string): Promise<SeenRecord[]> {
  const waiting = queryClient.getQueryCache().findAll({ predicate: isWaiting });
  return waiting.some(isOfLibrary) ? savedPieces(userId) : [];
}

/**
 * Gives queries without data what was last seen of them. They stay outdated, and a response that arrives later
 * replaces it.
 */
export async function showLastSeen(): Promise<void> {
  const userId = session.userId();
  if (userId === null) return;
  listen();
  const [{ diary, records }, saved, cachedAt] = await Promise.all([
    lastSeen(userId),
    savedFor(userId),
    helpSince ?? helpCachedAt(),
  ]);
  if (session.userId() !== userId) return;
  helpSince = cachedAt;
  const seen = { diary, records: [...records, ...saved] };
  // A list that is drawn later knows it then.
  if (saved.length > 0) savedHereOf(userId);
  for (const query of queryClient.getQueryCache().findAll({ predicate: isWaiting })) {
    const found = seenOf(seen, query.queryKey, timeZone());
    if (!found) continue;
    receivedAt.set(query.queryHash, found.at);
    query.setData(found.data, { updatedAt: found.at, manual: true });
  }
  // Its response without a network is this default too, but only after all retries, which /home would wait for.
  const onboarding = queryClient.getQueryCache().find({ queryKey: onboardingOverviewQuery().queryKey });
  if (diary && onboarding && onboarding.state.data === undefined) {
    onboarding.setData({ isComplete: true, pendingSteps: [] }, { updatedAt: 0, manual: true });
  }
  updateLine();
  // Not before the first screen asked for its data, because the line would say that there is nothing, and then change.
  if (dataSince === null) void firstQuiet().then(() => placeLine(LastSeenLine));
  else placeLine(LastSeenLine);
}
