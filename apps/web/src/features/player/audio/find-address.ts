import type { Podcast } from '@alento/contract/content';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { type PlayerItem, soundKey } from '../../../state/player/player.ts';

/**
 * A playable URL, or why there is none: the plan doesn't include the audio, it was removed, or the list could not be
 * loaded.
 */
export type FoundAddress = { ok: true; address: string } | { ok: false; problem: 'locked' | 'gone' | 'failed' };

/**
 * Finds the podcast by its audio URL. For a locked podcast, which has none, finds it by id, by its page or by the
 * article that it narrates.
 */
function find(podcasts: readonly Podcast[], { id, podcast: address, url }: PlayerItem): Podcast | undefined {
  const key = soundKey(address);
  const isItself = (each: Podcast): boolean =>
    each.id === id || (url !== null && (each.url === url || each.article?.url === url));
  return podcasts.find(({ podcast }) => podcast !== null && soundKey(podcast) === key) ?? podcasts.find(isItself);
}

/** Loads the list of podcasts again, because URLs of locked audio expire and only the list contains new ones. */
export async function findAddress(item: PlayerItem): Promise<FoundAddress> {
  const userId = session.userId();
  try {
    // Requested without the list's query, because unmounting the list would cancel it.
    const { podcasts } = (await call('GET /podcasts', {})).data;
    if (session.userId() === userId) queryClient.setQueryData(contentKeys.podcasts(userId), podcasts);
    const found = find(podcasts, item);
    if (!found) return { ok: false, problem: 'gone' };
    return found.podcast === null ? { ok: false, problem: 'locked' } : { ok: true, address: found.podcast };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: 'failed' };
  }
}
