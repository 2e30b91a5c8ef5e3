import type { Podcast } from '@alento/contract/content';
import type { PodcastKind } from '@alento/domain/content/kinds';

type PodcastShelf = { kind: PodcastKind; podcasts: Podcast[] };

/** Groups podcasts by kind. Guided sessions are first, because unlike narrations they exist only as audio. */
export const podcastShelves = (podcasts: readonly Podcast[]): PodcastShelf[] =>
  (['guided', 'narrated'] as const)
    .map((kind) => ({ kind, podcasts: podcasts.filter(({ podcastKind }) => podcastKind === kind) }))
    .filter((shelf) => shelf.podcasts.length > 0);
