import type { ChatSession } from '@alento/contract/chat';
import { CHAT_SESSIONS_MAX } from '@alento/domain/chat/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { chatKeys } from './chat.keys.ts';

/** A conversation with its messages. Another tab or device may have gone on with it: asked anew when looked at. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: chatKeys.session(id),
    queryFn: async ({ signal }) => (await call('GET /chat/session/{id}', { params: { id } }, { signal })).data,
    refetchOnWindowFocus: 'always',
  });

/** Conversations about a book, or about none, that hold these words, or all; the newest first, a page at a time. */
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

/** What to begin with, from the person's last entries. */
export const suggestionsQuery = () =>
  queryOptions({
    queryKey: chatKeys.suggestions(),
    queryFn: async ({ signal }) => (await call('GET /chat/suggestions', {}, { signal })).data.suggestions,
    refetchOnWindowFocus: false,
  });
