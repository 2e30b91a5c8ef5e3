/** What the library holds. */
export const CONTENT_KINDS = ['article', 'podcast', 'book'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Sessions that are led, and articles that are read aloud. */
export const PODCAST_KINDS = ['guided', 'narrated'] as const;
export type PodcastKind = (typeof PODCAST_KINDS)[number];

/** Ids are parts of addresses: lowercase ASCII words with hyphens. */
const CONTENT_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CONTENT_ID_MAX = 60;

export const isContentId = (text: string): boolean => text.length <= CONTENT_ID_MAX && CONTENT_ID.test(text);
