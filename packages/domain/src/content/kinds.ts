import { RELATED_MAX } from './limits.ts';

/** Kinds of content in the library. */
export const CONTENT_KINDS = ['article', 'podcast', 'book'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Kinds of podcasts: guided sessions, and articles read aloud. */
export const PODCAST_KINDS = ['guided', 'narrated'] as const;
export type PodcastKind = (typeof PODCAST_KINDS)[number];

/** Pattern of ids. They are part of URLs, so they consist of lowercase ASCII words with hyphens. */
const CONTENT_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CONTENT_ID_MAX = 60;

export const isContentId = (text: string): boolean => text.length <= CONTENT_ID_MAX && CONTENT_ID.test(text);

type Shelved = { readonly id: string; readonly category: string; readonly tags: readonly string[] };

/** Similarity of two pieces: the number of shared tags, plus a smaller value for the same category. */
const nearness = (one: Shelved, other: Shelved): number =>
  other.tags.filter((tag) => one.tags.includes(tag)).length + (one.category === other.category ? 0.5 : 0);

/**
 * Lists the most similar pieces first. Equally similar pieces keep the given order. Pieces without a shared tag or
 * category are left out.
 */
export function relatedTo<Piece extends Shelved>(one: Shelved, all: readonly Piece[], count = RELATED_MAX): Piece[] {
  return all
    .filter((other) => other.id !== one.id)
    .map((piece) => ({ piece, near: nearness(one, piece) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ piece }) => piece);
}
