import { apiQuery } from '../../lib/api/api-query.ts';

/** An open page refetches the prices after this time, in ms. Prices change only with a restart of the server. */
const PRICES_FRESH_MS = 10 * 60_000;

export const plansQuery = () => apiQuery(['plans'], 'GET /plans', { staleTime: PRICES_FRESH_MS });
