/**
 * Whose view of the library: what is locked differs. Pages are written with a visitor's, and it stands
 * for a member's until that comes: the page swaps without a gap.
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
