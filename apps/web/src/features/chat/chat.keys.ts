import { session } from '../../lib/session/session.ts';

/** Each person's own, like every cache. */
const mine = () => ['chat', session.userId()] as const;

export const chatKeys = {
  session: (id: string) => [...mine(), 'session', id] as const,
  sessions: () => [...mine(), 'sessions'] as const,
  /** About one book, or about none. */
  sessionsWith: (words: string, bookId: string | null) => [...mine(), 'sessions', bookId, words] as const,
  usage: () => [...mine(), 'usage'] as const,
  historySearch: (words: string) => [...mine(), 'history-search', words] as const,
  suggestions: () => [...mine(), 'suggestions'] as const,
};
