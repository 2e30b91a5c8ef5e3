import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';

/** Reads the analytics of a period. While they load, those of the previously chosen period stay visible. */
export const analyticsQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: analyticsKeys.period(period),
    queryFn: async ({ signal }) => (await call('GET /analytics', { query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
