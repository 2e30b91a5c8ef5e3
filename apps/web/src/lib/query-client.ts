import { QueryClient } from '@tanstack/react-query';
import { session } from './session/session.ts';

/** Retries are the API client's (core §7); data is fresh for half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one person saw never greets the next one.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') queryClient.clear();
});
