import { paths } from '@alento/domain/interface/paths';
import type { Query } from '@tanstack/react-query';
import { onboardingOverviewQuery } from '../../features/onboarding/onboarding.queries.ts';
import { isOffline } from '../../lib/api/api-error.ts';
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

const isFailedRange = ({ queryKey, state: { data, status } }: Query): boolean =>
  data === undefined && status === 'error' && rangeOf(queryKey) !== null;

function updateLine(): void {
  const active = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOld });
  const ages = active.filter(({ queryKey }) => hasDisplayedAge(queryKey)).map(({ state }) => state.dataUpdatedAt);
  // What is shown beside days that could not be read is not what the screen is about.
  const isKnown =
    ages.length > 0 && queryClient.getQueryCache().findAll({ type: 'active', predicate: isFailedRange }).length === 0;
  setSeenSince({ data: isKnown ? Math.min(...ages) : null, help: helpSince });
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
  placeLine(LastSeenLine);
  queryClient.getQueryCache().subscribe(updateLine);
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
}
