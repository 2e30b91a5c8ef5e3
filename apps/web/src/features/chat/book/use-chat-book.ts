import { useQuery } from '@tanstack/react-query';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { booksQuery } from '../../../state/content/content.queries.ts';

/** The book a conversation is about, as far as it is known. */
export type ChatBook = {
  id: string;
  /** Null until it came, or where there is none. */
  title: string | null;
  /** The shelf is there, and the book is not on it. */
  isGone: boolean;
};

/** What the shelf tells of the book a conversation is about; null where it is about none. */
export function useChatBook(userId: string, id: string | null): ChatBook | null {
  const { data, isPlaceholderData } = useQuery({ ...booksQuery(userId), enabled: id !== null });
  if (id === null) return null;
  const title = data?.find((book) => book.id === id)?.title ?? null;
  return { id, title, isGone: data !== undefined && !isPlaceholderData && title === null };
}

/** Whether the plan reaches talking about books; undefined while nobody knows (decision D9: premium). */
export function useTalksOfBooks(isAsked = true): boolean | undefined {
  const { data } = useQuery({ ...currentPlanQuery(), enabled: isAsked });
  return data && data.planId === 'premium';
}
