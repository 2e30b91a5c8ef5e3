import type { ChatAccepted, ChatSession } from '@alento/contract/chat';
import { CHAT_SESSIONS_MAX } from '@alento/domain/chat/limits';
import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, isRefusal, wasRefused } from '../../lib/api/api-error.ts';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { CallTimeout, withinTimeout } from '../../lib/api/within-timeout.ts';
import type { KeyedRequest } from '../../lib/intent/intent.ts';
import { session } from '../../lib/session/session.ts';
import { toastWithoutSession } from '../../ui/overlay/toast-without-session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const keyOf = <Rest extends readonly unknown[]>(...rest: Rest) => ['chat', session.userId(), ...rest] as const;

export const chatKeys = {
  session: (id: string) => keyOf('session', id),
  sessions: () => keyOf('sessions'),
  usage: () => keyOf('usage'),
  historySearch: (words: string) => keyOf('history-search', words),
};

/**
 * Reads a conversation with its messages. It is refetched when the window gets the focus, because another tab or
 * device may have added messages.
 */
export const sessionQuery = (id: string) =>
  apiQuery(chatKeys.session(id), 'GET /chat/session/{id}', { params: { id }, refetchOnWindowFocus: 'always' });

/**
 * Reads conversations about a book (or about none) that contain the words, or all of them without words; newest
 * first, in pages.
 */
export const sessionsQuery = (words: string, bookId: string | null = null) =>
  infiniteQueryOptions({
    queryKey: [...chatKeys.sessions(), bookId, words],
    queryFn: async ({ pageParam, signal }): Promise<ChatSession[]> => {
      const page = { ...(bookId !== null && { bookId }), ...(pageParam !== null && { before: pageParam }) };
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
export const usageQuery = () => apiQuery(chatKeys.usage(), 'GET /chat/usage', { refetchOnWindowFocus: 'always' });

/** Shows the specified text also as a toast if the call ended the session. */
export const withSessionText = <T>(answer: Promise<T>): Promise<T> =>
  toastWithoutSession(answer, errorText('CHAT_UNAUTHENTICATED'));

/** Reads suggested first messages, which are based on the person's last entries. */
export const suggestionsQuery = () =>
  queryOptions({
    queryKey: keyOf('suggestions'),
    queryFn: ({ signal: leave }) =>
      withinTimeout(
        async (signal) => (await withSessionText(call('GET /chat/suggestions', {}, { signal }))).data.suggestions,
        leave,
      ),
    refetchOnWindowFocus: false,
  });

/** Reads whether this person can talk by voice, and which service hears it. The consent may change on another screen. */
export const voiceQuery = () => apiQuery(keyOf('voice'), 'GET /voice', { staleTime: 0 });

/** A message, with its conversation and, for a new conversation, the id of the book that it is about. */
export type Message = { message: string; sessionId: string | null; bookId: string | null };

export const sendMessage = ({
  key,
  body: { message, sessionId, bookId },
}: KeyedRequest<Message>): Promise<ChatAccepted> =>
  withinTimeout(async (signal) => {
    const fresh = { message, newSession: true, ...(bookId !== null && { bookId }) };
    const body = sessionId === null ? fresh : { message, sessionId };
    return (await withSessionText(call('POST /chat', { body }, { signal, idempotencyKey: key }))).data;
  });

/** Requests another attempt at a failed reply. */
export const retryReply = (id: string): Promise<ChatAccepted> =>
  withinTimeout(
    async (signal) =>
      (await withSessionText(call('POST /chat/replies/{id}/retry', { params: { id } }, { signal }))).data,
  );

/** The message for a failed send. */
export function sendErrorText(error: unknown): string {
  if (error instanceof CallTimeout) return errorText('CHAT_TIMEOUT');
  if (!(error instanceof ApiError)) return errorText('CHAT_UI_FAILED');
  if (error.status === 401) return errorText('CHAT_UNAUTHENTICATED');
  // A refusal has its own message. Every other error gets the generic message.
  return wasRefused(error) && isErrorCode(error.errorCode) ? errorText(error.errorCode) : errorText('CHAT_FAILED');
}

/** The message for a failed reply. The server sends either a text or an error code. */
export function replyErrorText(error: string | null): string {
  if (error === null || error.trim() === '') return errorText('CHAT_FAILED');
  return isErrorCode(error) ? errorText(error) : error;
}

/** The message for failed suggestions or a failed search: not signed in, timeout, any other error. */
export function requestErrorText(
  error: unknown,
  texts: Record<'timeout' | 'unauthenticated' | 'failed', string>,
): string {
  if (error instanceof CallTimeout || isRefusal(error, 'SEARCH_HISTORY_TIMEOUT')) return texts.timeout;
  return error instanceof ApiError && error.status === 401 ? texts.unauthenticated : texts.failed;
}
