import type { ContentKind } from '../content/kinds.ts';

/** The type of a recommendation (companion §3: article, video or other). The library ships no videos (docs/decisions.md). */
export const RECOMMENDATION_TYPES = ['article', 'video', 'other'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const recommendationTypeOf = (kind: ContentKind): RecommendationType =>
  kind === 'article' ? 'article' : 'other';
