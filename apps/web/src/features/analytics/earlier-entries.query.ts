import type { LocalDate } from '@alento/domain/time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';

/** Reads whether there is an entry on this day or earlier. */
export const anyUntilQuery = (until: LocalDate) =>
  queryOptions({
    queryKey: [...analyticsKeys.all(), 'until', until],
    queryFn: async ({ signal }) =>
      (await call('GET /mood-entries', { query: { until, limit: 1 } }, { signal })).data.length > 0,
  });
