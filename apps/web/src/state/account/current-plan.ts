import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';

/** How long the plan in force stands before it is asked for again, ms. */
const PLAN_FRESH_MS = 10 * 60_000;

/** The plan in force of the signed-in person (core §3). Layout and features ask here. */
export const currentPlanQuery = () =>
  queryOptions({
    queryKey: ['plan', session.userId(), 'current'] as const,
    queryFn: async ({ signal }) => (await call('GET /user-plans/current', {}, { signal })).data,
    staleTime: PLAN_FRESH_MS,
  });
