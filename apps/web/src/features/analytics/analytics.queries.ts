import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsKeys } from '../../lib/analytics.keys.ts';
import { call } from '../../lib/api/client.ts';

/** One period; the picture of the one before stays while it loads. */
export const analyticsQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: analyticsKeys.period(period),
    queryFn: async ({ signal }) => (await call('GET /analytics', { query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
