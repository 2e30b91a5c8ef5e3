import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { tagKeys } from './tag.keys.ts';

/** The tags count as fresh for this time, in ms. They change rarely, and only by the person. */
const TAGS_FRESH_MS = 5 * 60_000;

export const tagsQuery = () =>
  queryOptions({
    queryKey: tagKeys.list(),
    queryFn: async ({ signal }) => (await call('GET /tags', {}, { signal })).data,
    staleTime: TAGS_FRESH_MS,
  });
