import { QueryClient } from '@tanstack/react-query';
import { session } from './session/session.ts';

/**
 * Queries don't retry, because the API client does. Data is fresh for 30 s. When the network returns, queries without
 * data are fetched again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => state.data === undefined,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The cache of one person must not be shown to the next.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') queryClient.clear();
});
