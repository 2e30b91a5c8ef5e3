import type { ChatSession } from '@alento/contract/chat';
import { CHAT_SESSIONS_MAX } from '@alento/domain/chat/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { withinTimeout } from '../../lib/api/within-timeout.ts';
import { chatKeys } from './chat.keys.ts';

/**
 * Reads a conversation with its messages. It is refetched when the window gets the focus, because another tab or
 * device may have added messages.
 */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: chatKeys.session(id),
    queryFn: async ({ signal }) => (await call('GET /chat/session/{id}', { params: { id } }, { signal })).data,
    refetchOnWindowFocus: 'always',
  });

/**
 * Reads conversations about a book (or about none) that contain the words, or all of them without words; newest
 * first, in pages.
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

/** Reads how many of the day's messages the person has sent. */
export const usageQuery = () =>
  queryOptions({
    queryKey: chatKeys.usage(),
    queryFn: async ({ signal }) => (await call('GET /chat/usage', {}, { signal })).data,
    refetchOnWindowFocus: 'always',
  });

/** Reads suggested first messages, which are based on the person's last entries. */
export const suggestionsQuery = () =>
  queryOptions({
    queryKey: chatKeys.suggestions(),
    queryFn: ({ signal: leave }) =>
      withinTimeout(async (signal) => (await call('GET /chat/suggestions', {}, { signal })).data.suggestions, leave),
    refetchOnWindowFocus: false,
  });

/** Reads whether this person can talk by voice, and which service hears it. The consent may change on another screen. */
export const voiceQuery = () =>
  queryOptions({
    queryKey: chatKeys.voice(),
    queryFn: async ({ signal }) => (await call('GET /voice', {}, { signal })).data,
    staleTime: 0,
  });
