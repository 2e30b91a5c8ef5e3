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
