import { queryOptions } from '@tanstack/react-query';
import { ApiError, isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { CallTimeout, withinTimeout } from '../../../lib/api/within-timeout.ts';
import { chatKeys } from '../chat.keys.ts';
import { historySearchCopy as copy } from './history-search.copy.ts';

/**
 * Searches notes and conversations, best result first. Neither words nor results stay in the cache after the search
 * is closed.
 */
export const historySearchQuery = (words: string) =>
  queryOptions({
    queryKey: chatKeys.historySearch(words),
    queryFn: ({ signal: leave }) =>
      withinTimeout(
        async (signal) => (await call('POST /chat/search-history', { body: { query: words } }, { signal })).data,
        leave,
      ),
    enabled: words !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The specified error messages: not signed in, timeout, any other error. */
export function searchErrorText(error: unknown): string {
  if (error instanceof CallTimeout || isRefusal(error, 'SEARCH_HISTORY_TIMEOUT')) return copy.timeout;
  return error instanceof ApiError && error.status === 401 ? copy.unauthenticated : copy.failed;
}
