import type { ContentKind } from '../content/kinds.ts';

/** The type of a recommendation. The library has no videos (docs/decisions.md, 'Library and recommendations'). */
export const RECOMMENDATION_TYPES = ['article', 'video', 'other'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const recommendationTypeOf = (kind: ContentKind): RecommendationType =>
  kind === 'article' ? 'article' : 'other';
