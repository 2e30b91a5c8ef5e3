import { ApiError } from '../../lib/api/api-error.ts';
import { podcastsQuery } from '../../lib/content.queries.ts';
import { type PlayerItem, soundKey } from '../../lib/player.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';

/** An address that plays now, or why there is none: out of reach of the plan, or nobody could be asked. */
export type FoundAddress = { ok: true; address: string } | { ok: false; problem: 'locked' | 'failed' };

/** Asks the list anew: addresses of locked audio end, and it is the list that hands them out. */
export async function findAddress(item: PlayerItem): Promise<FoundAddress> {
  try {
    const podcasts = await queryClient.fetchQuery({ ...podcastsQuery(session.userId()), staleTime: 0 });
    const key = soundKey(item.podcast);
    const address = podcasts.find(({ podcast }) => podcast !== null && soundKey(podcast) === key)?.podcast;
    return address ? { ok: true, address } : { ok: false, problem: 'locked' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: 'failed' };
  }
}
