import type { Podcast } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { podcastsQuery } from '../../lib/content.queries.ts';
import { contentKeys } from '../../lib/content-keys.ts';
import { useAccount } from '../../lib/session/use-account.ts';

/** All audio as this reader may hear it; what a visitor may stands in for a member's that can't be had. */
export function usePodcastList() {
  const client = useQueryClient();
  const query = useQuery(podcastsQuery(useAccount()?.userId ?? null));
  return { ...query, data: query.data ?? client.getQueryData<Podcast[]>(contentKeys.podcasts(null)) };
}
