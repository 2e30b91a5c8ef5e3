import type { Podcast } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../lib/session/use-account.ts';
import { podcastsQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';

/**
 * Reads all podcasts as this reader may hear them. If a member's list can't be loaded, it returns the visitors' list.
 */
export function usePodcastList() {
  const client = useQueryClient();
  const query = useQuery(podcastsQuery(useAccount()?.userId ?? null));
  return { ...query, data: query.data ?? client.getQueryData<Podcast[]>(contentKeys.podcasts(null)) };
}
