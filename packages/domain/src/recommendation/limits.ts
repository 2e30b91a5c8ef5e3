/** Pieces of a day's set at most ("5 free daily recommendations", companion §9; decision D9). */
export const SET_SIZE_MAX = 5;
/** Local days of entries a set is made from, today among them (issue 5, §3). */
export const HISTORY_DAYS = 14;
/** Local days within which no piece comes twice. */
export const REPEAT_AFTER_DAYS = 10;
/** Pieces of one category in a set, and of one kind beside articles. */
export const CATEGORY_MAX = 2;
export const OTHER_KIND_MAX = 2;
/** How long after a sign of crisis help comes first and nothing is recommended: as long as the question stays open. */
export const HELP_FIRST_MS = 72 * 3_600_000;
/** Days until an answered form says nothing any more. */
export const SCREENING_FADES_DAYS = 60;
/** Items shown before 'Ver mais N recomendações' (companion §9). */
export const SHOWN_FIRST = 3;
/** How often the words of the loading card change, and how long an answer is kept on the device (companion §9). */
export const LOADING_WORDS_MS = 2000;
export const RECOMMENDATIONS_CACHE_MS = 24 * 3_600_000;
/** Images come when they are this near, in px (companion §9). */
export const IMAGE_MARGIN_PX = 50;
