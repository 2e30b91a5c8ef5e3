/** Words of an article's body (issue 5, §1). */
export const ARTICLE_WORDS_MIN = 600;
export const ARTICLE_WORDS_MAX = 1200;
/** Words of a book, all chapters together. */
export const BOOK_WORDS_MIN = 4000;
/** References an article or a book rests on. */
export const REFERENCES_MIN = 2;
/** Characters of a summary: it stands alone on cards, and for who may not read the rest. */
export const SUMMARY_MIN = 60;
export const SUMMARY_MAX = 260;
/** Silent reading of Portuguese prose, words a minute: the rate reading times are told by. */
export const WORDS_PER_MINUTE = 200;
/** Tags of one piece. */
export const CONTENT_TAGS_MAX = 6;
/** Characters of a search of the library. */
export const CONTENT_QUERY_MAX = 100;
/** How many a search answers, and how many stand below a piece as related. */
export const SEARCH_RESULTS_MAX = 20;
export const RELATED_MAX = 3;
/** Bytes of a minute of the library's audio: mono MP3 at 48 kbit/s (scripts/audio). */
export const AUDIO_BYTES_PER_MINUTE = 360_000;
