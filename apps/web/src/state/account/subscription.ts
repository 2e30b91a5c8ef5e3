import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { planKey } from './current-plan.ts';

/** Reads the plan with its payment: next charge or end, and what cancelling would do. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: [...planKey(), 'subscription'] as const,
    queryFn: async ({ signal }) => (await call('GET /subscription', {}, { signal })).data,
  });
