import { useQuery } from '@tanstack/react-query';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { booksQuery } from '../../../state/content/content.queries.ts';

/** The book of a conversation, with the data loaded so far. */
export type ChatBook = {
  id: string;
  /** Null while the title is loading, or if the book doesn't exist. */
  title: string | null;
  /** True if the library is loaded and doesn't contain the book. */
  isGone: boolean;
};

/** Returns the book of a conversation from the cached library. Null if the conversation is not about a book. */
export function useChatBook(userId: string, id: string | null): ChatBook | null {
  const { data, isPlaceholderData } = useQuery({ ...booksQuery(userId), enabled: id !== null });
  if (id === null) return null;
  const title = data?.find((book) => book.id === id)?.title ?? null;
  return { id, title, isGone: data !== undefined && !isPlaceholderData && title === null };
}

/** Returns whether the plan includes conversations about books (premium does). Undefined while the plan is unknown. */
export function useTalksOfBooks(isAsked = true): boolean | undefined {
  const { data } = useQuery({ ...currentPlanQuery(), enabled: isAsked });
  return data && data.planId === 'premium';
}
