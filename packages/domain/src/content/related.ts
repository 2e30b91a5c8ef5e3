import { RELATED_MAX } from './limits.ts';

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
