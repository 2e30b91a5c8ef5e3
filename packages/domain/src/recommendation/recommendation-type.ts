import type { ContentKind } from '../content/kinds.ts';

/** Companion §3: type (article, video or other). The library holds no videos. */
export const RECOMMENDATION_TYPES = ['article', 'video', 'other'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const recommendationTypeOf = (kind: ContentKind): RecommendationType =>
  kind === 'article' ? 'article' : 'other';
