import { RELATED_MAX } from './limits.ts';

type Shelved = { readonly id: string; readonly category: string; readonly tags: readonly string[] };

/** How near two pieces are: each shared tag counts, and a little the shelf they stand on. */
const nearness = (one: Shelved, other: Shelved): number =>
  other.tags.filter((tag) => one.tags.includes(tag)).length + (one.category === other.category ? 0.5 : 0);

/** Pieces nearest to one, nearest first; alike ones in the order given. Nothing that shares neither tag nor shelf. */
export function relatedTo<Piece extends Shelved>(one: Shelved, all: readonly Piece[], count = RELATED_MAX): Piece[] {
  return all
    .filter((other) => other.id !== one.id)
    .map((piece) => ({ piece, near: nearness(one, piece) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ piece }) => piece);
}
