import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { tagKeys } from './tag.keys.ts';

/** Tags rarely change, and only by the person; fresh for this time, ms. */
const TAGS_FRESH_MS = 5 * 60_000;

export const tagsQuery = () =>
  queryOptions({
    queryKey: tagKeys.list(),
    queryFn: async ({ signal }) => (await call('GET /tags', {}, { signal })).data,
    staleTime: TAGS_FRESH_MS,
  });
