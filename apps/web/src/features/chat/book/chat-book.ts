import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { booksQuery } from '../../../state/content/content.queries.ts';

const withId = (path: string, bookId: string): string => path.replace(':id', encodeURIComponent(bookId));
export const bookPath = (bookId: string): string => withId(paths.book, bookId);
export const bookSessionsPath = (bookId: string): string => withId(paths.bookSessions, bookId);

/** The path of a conversation about a book, or of a new one. With the book's id the book is known before it is loaded. */
export const bookChatPath = (bookId: string, sessionId?: string): string =>
  `${paths.chat}?${new URLSearchParams({ bookId, ...(sessionId && { sessionId }) })}`;

/** The book of a conversation: `title` is null while it is loading; `isGone` if the library doesn't contain the book. */
export type ChatBook = { id: string; title: string | null; isGone: boolean };

/** Returns the book of a conversation from the cached library. Null if the conversation is not about a book. */
export function useChatBook(userId: string, id: string | null): ChatBook | null {
  const { data, isPlaceholderData } = useQuery({ ...booksQuery(userId), enabled: id !== null });
  if (id === null) return null;
  const title = data?.find((book) => book.id === id)?.title ?? null;
  return { id, title, isGone: data !== undefined && !isPlaceholderData && title === null };
}

/**
 * Returns whether the plan includes conversations about books (premium does). Undefined while the plan
 * is unknown.
 */
export function useIncludesBookChat(enabled = true): boolean | undefined {
  const { data } = useQuery({ ...currentPlanQuery(), enabled });
  return data && data.planId === 'premium';
}
