import type { LocalDate } from '@alento/domain/time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { keepSet, keptSet } from './kept/kept-set.ts';
import { recommendationKeys } from './recommendation.keys.ts';

/** Audio URLs of paid plans expire after hours; an open page refetches earlier, after this time, ms. */
const FRESH_MS = 30 * 60_000;

/**
 * The day's recommendations. The set cached on this device is shown at once and refetched. Requested only when the card
 * is opened, because a set counts once it is seen (decision D9).
 */
export const recommendationsQuery = (today: LocalDate) =>
  queryOptions({
    queryKey: recommendationKeys.day(today),
    queryFn: async ({ signal }) => {
      const userId = session.userId();
      const { data } = await call('GET /content-recommendations', {}, { signal });
      if (userId !== null) keepSet(userId, data);
      return data;
    },
    initialData: () => keptSet(session.userId(), today) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: FRESH_MS,
  });
