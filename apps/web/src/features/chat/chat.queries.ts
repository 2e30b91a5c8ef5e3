import type { ChatSession } from '@alento/contract/chat';
import { CHAT_SESSIONS_MAX } from '@alento/domain/chat/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { chatKeys } from './chat.keys.ts';

/** A conversation with its messages. Refetched on focus, because another tab or device may have added messages. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: chatKeys.session(id),
    queryFn: async ({ signal }) => (await call('GET /chat/session/{id}', { params: { id } }, { signal })).data,
    refetchOnWindowFocus: 'always',
  });

/**
 * Conversations about a book (or about none) that contain these words, or all if there are no words; newest first, by
 * page.
 */
export const sessionsQuery = (words: string, bookId: string | null = null) =>
  infiniteQueryOptions({
    queryKey: chatKeys.sessionsWith(words, bookId),
    queryFn: async ({ pageParam, signal }): Promise<ChatSession[]> => {
      const page = {
        ...(bookId === null ? {} : { bookId }),
        ...(pageParam === null ? {} : { before: pageParam }),
      };
      if (words === '') return (await call('GET /chat/sessions', { query: page }, { signal })).data;
      return (await call('POST /chat/sessions/search', { body: { ...page, query: words } }, { signal })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page): number | null =>
      page.length < CHAT_SESSIONS_MAX ? null : (page.at(-1)?.updatedAt ?? null),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** How many of the day's messages are used. */
export const usageQuery = () =>
  queryOptions({
    queryKey: chatKeys.usage(),
    queryFn: async ({ signal }) => (await call('GET /chat/usage', {}, { signal })).data,
    refetchOnWindowFocus: 'always',
  });

/** Suggested first messages, based on the person's last entries. */
export const suggestionsQuery = () =>
  queryOptions({
    queryKey: chatKeys.suggestions(),
    queryFn: async ({ signal }) => (await call('GET /chat/suggestions', {}, { signal })).data.suggestions,
    refetchOnWindowFocus: false,
  });
