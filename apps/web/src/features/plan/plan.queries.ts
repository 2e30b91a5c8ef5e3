import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';

/** An open page refetches the prices after this time, in ms. Prices change only with a restart of the server. */
const PRICES_FRESH_MS = 10 * 60_000;

export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'] as const,
    queryFn: async ({ signal }) => (await call('GET /plans', {}, { signal })).data,
    staleTime: PRICES_FRESH_MS,
  });
