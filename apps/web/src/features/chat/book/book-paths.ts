import { paths } from '@alento/domain/interface/paths';

/** The page of a book. */
export const bookPath = (bookId: string): string => paths.book.replace(':id', encodeURIComponent(bookId));

/** The conversations about a book. */
export const bookSessionsPath = (bookId: string): string =>
  paths.bookSessions.replace(':id', encodeURIComponent(bookId));

/** A conversation about a book, or a new one: the address names the book before the server does. */
export const bookChatPath = (bookId: string, sessionId: string | null = null): string =>
  `${paths.chat}?${new URLSearchParams({ bookId, ...(sessionId === null ? {} : { sessionId }) })}`;
