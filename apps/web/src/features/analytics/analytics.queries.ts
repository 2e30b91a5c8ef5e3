import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';

/** One period; the picture of the one before stays while it loads. */
export const analyticsQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: analyticsKeys.period(period),
    queryFn: async ({ signal }) => (await call('GET /analytics', { query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
