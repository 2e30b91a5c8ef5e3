import type { LocalDate } from '@alento/domain/time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { cachedSet, cacheSet } from './cache/cached-set.ts';
import { recommendationKeys } from './recommendation.keys.ts';

/** An open page refetches after this time, in ms, because audio URLs of paid plans expire after a few hours. */
const FRESH_MS = 30 * 60_000;

/**
 * Reads the day's recommendations. The set cached on this device is shown at once and refetched. The query runs only
 * when the card is opened, because a set counts once it is seen.
 */
export const recommendationsQuery = (today: LocalDate) =>
  queryOptions({
    queryKey: recommendationKeys.day(today),
    queryFn: async ({ signal }) => {
      const userId = session.userId();
      const { data } = await call('GET /content-recommendations', {}, { signal });
      if (userId !== null) cacheSet(userId, data);
      return data;
    },
    initialData: () => cachedSet(session.userId(), today) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: FRESH_MS,
  });
