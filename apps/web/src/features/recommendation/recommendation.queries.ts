import type { LocalDate } from '@alento/domain/time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { keepSet, keptSet } from './kept/kept-set.ts';
import { recommendationKeys } from './recommendation.keys.ts';

/** Addresses of audio that a plan opens end after hours: a page left open asks anew before that, ms. */
const FRESH_MS = 30 * 60_000;

/**
 * The day's recommendations. What this device kept of them stands at once, and a page that is opened
 * anew asks again all the same. A set counts when it is first seen (decision D9): asked for on opening only.
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
