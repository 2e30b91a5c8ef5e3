/**
 * The user's id, or null for visitors, in query keys, because they may open different parts of the library.
 * Prerendered pages contain the visitor's data, which a member sees until their own is loaded.
 */
export type Reader = string | null;

export const contentKeys = {
  all: (reader: Reader) => ['content', reader] as const,
  articles: (reader: Reader) => ['content', reader, 'articles'] as const,
  article: (reader: Reader, id: string) => ['content', reader, 'article', id] as const,
  podcasts: (reader: Reader) => ['content', reader, 'podcasts'] as const,
  books: (reader: Reader) => ['content', reader, 'books'] as const,
  book: (reader: Reader, id: string) => ['content', reader, 'book', id] as const,
  search: (reader: Reader, query: string) => ['content', reader, 'search', query] as const,
  reading: (userId: string) => ['reading', userId] as const,
};
