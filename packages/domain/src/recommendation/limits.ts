import type { ContentKind } from '../content/kinds.ts';

/** Maximum number of pieces in a day's set ("5 free daily recommendations"). */
export const SET_SIZE_MAX = 5;
/** Number of local days whose entries are used, today included. Effects of tags use 365. */
export const HISTORY_DAYS = 14;
/** Number of local days in which a piece is not recommended again. */
export const REPEAT_AFTER_DAYS = 10;
/** Maximum number of pieces of each category, and of each kind other than article. */
export const CATEGORY_MAX = 2;
export const OTHER_KIND_MAX = 2;
/** Time after a sign of crisis in which help is shown first and nothing is recommended. "Não era isso" ends it. */
export const HELP_FIRST_MS = 24 * 3_600_000;
/** Maximum age of a screening that is used, days. */
export const SCREENING_FADES_DAYS = 60;
/** Number of items shown before 'Ver mais N recomendações'. */
export const INITIAL_ITEMS = 3;
/** Interval of the loading texts, and cache lifetime of a response on the device. */
export const LOADING_WORDS_MS = 2000;
export const RECOMMENDATIONS_CACHE_MS = 24 * 3_600_000;
/** Distance from the viewport at which images load, px. */
export const IMAGE_MARGIN_PX = 50;

/** The type of a recommendation (article, video or other). The library ships no videos (docs/decisions.md). */
export const RECOMMENDATION_TYPES = ['article', 'video', 'other'] as const;
type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const recommendationTypeOf = (kind: ContentKind): RecommendationType =>
  kind === 'article' ? 'article' : 'other';
