import { paths } from '@alento/domain/interface/paths';

export const bookPath = (bookId: string): string => paths.book.replace(':id', encodeURIComponent(bookId));

export const bookSessionsPath = (bookId: string): string =>
  paths.bookSessions.replace(':id', encodeURIComponent(bookId));

/**
 * The path of a conversation about a book, or of a new one. It contains the book's id, so that the book is known
 * before the conversation is loaded.
 */
export const bookChatPath = (bookId: string, sessionId: string | null = null): string =>
  `${paths.chat}?${new URLSearchParams({ bookId, ...(sessionId === null ? {} : { sessionId }) })}`;
