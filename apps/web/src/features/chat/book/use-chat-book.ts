import { useQuery } from '@tanstack/react-query';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { booksQuery } from '../../../state/content/content.queries.ts';

/** The book of a conversation, as far as it is loaded. */
export type ChatBook = {
  id: string;
  /** Null while it is loading, or if the book doesn't exist. */
  title: string | null;
  /** The library is loaded and doesn't contain the book. */
  isGone: boolean;
};

/** The book of a conversation, from the cached library; null if the conversation is about none. */
export function useChatBook(userId: string, id: string | null): ChatBook | null {
  const { data, isPlaceholderData } = useQuery({ ...booksQuery(userId), enabled: id !== null });
  if (id === null) return null;
  const title = data?.find((book) => book.id === id)?.title ?? null;
  return { id, title, isGone: data !== undefined && !isPlaceholderData && title === null };
}

/** Whether the plan includes conversations about books; undefined while it is unknown (decision D9: premium). */
export function useTalksOfBooks(isAsked = true): boolean | undefined {
  const { data } = useQuery({ ...currentPlanQuery(), enabled: isAsked });
  return data && data.planId === 'premium';
}
