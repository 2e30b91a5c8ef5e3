import { apiQuery } from '../../lib/api/api-query.ts';
import { tagKeys } from './tag.keys.ts';

/** The tags count as fresh for this time, in ms. They change rarely, and only by the person. */
const TAGS_FRESH_MS = 5 * 60_000;

export const tagsQuery = () => apiQuery(tagKeys.list(), 'GET /tags', { staleTime: TAGS_FRESH_MS });
