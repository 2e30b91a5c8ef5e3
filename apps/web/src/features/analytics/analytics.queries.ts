import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';

/** The analytics of one period; while they load, those of the previous period stay visible. */
export const analyticsQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: analyticsKeys.period(period),
    queryFn: async ({ signal }) => (await call('GET /analytics', { query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
