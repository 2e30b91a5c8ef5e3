import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['chat', session.userId()] as const;

export const chatKeys = {
  session: (id: string) => [...mine(), 'session', id] as const,
  sessions: () => [...mine(), 'sessions'] as const,
  /** The conversations about one book, or those about no book (null). */
  sessionsWith: (words: string, bookId: string | null) => [...mine(), 'sessions', bookId, words] as const,
  usage: () => [...mine(), 'usage'] as const,
  historySearch: (words: string) => [...mine(), 'history-search', words] as const,
  voice: () => [...mine(), 'voice'] as const,
  suggestions: () => [...mine(), 'suggestions'] as const,
};
