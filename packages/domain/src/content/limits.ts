/** Minimum and maximum number of words of an article's body. */
export const ARTICLE_WORDS_MIN = 600;
export const ARTICLE_WORDS_MAX = 1200;
/** Minimum number of words of a book. */
export const BOOK_WORDS_MIN = 4000;
/** Minimum number of references of an article or a book. */
export const REFERENCES_MIN = 2;
/**
 * Length of a summary, in characters. A summary has to be understandable by itself, because cards and pieces that the
 * plan doesn't include show nothing else.
 */
export const SUMMARY_MIN = 60;
export const SUMMARY_MAX = 260;
/** Speed of silent reading for Portuguese prose, words per minute. */
export const WORDS_PER_MINUTE = 200;
/** Maximum number of tags of a piece. */
export const CONTENT_TAGS_MAX = 6;
/** Longest search text, in characters. */
export const CONTENT_QUERY_MAX = 100;
/** Maximum number of search results, and of related pieces. */
export const SEARCH_RESULTS_MAX = 20;
export const RELATED_MAX = 3;
/** Size of a minute of audio in bytes: mono MP3 at 48 kbit/s (scripts/audio). */
export const AUDIO_BYTES_PER_MINUTE = 360_000;
