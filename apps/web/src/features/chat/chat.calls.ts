import type { ChatAccepted } from '@alento/contract/chat';
import { call } from '../../lib/api/client.ts';
import { withinTimeout } from '../../lib/api/within-timeout.ts';
import type { Held } from '../../lib/intent/intent.ts';

/** A message, with the conversation it belongs to. */
export type Message = {
  message: string;
  sessionId: string | null;
  /** Id of the book that a new conversation is about. */
  bookId: string | null;
};

export const sendMessage = ({ key, body: { message, sessionId, bookId } }: Held<Message>): Promise<ChatAccepted> =>
  withinTimeout(async (signal) => {
    const fresh = { message, newSession: true, ...(bookId === null ? {} : { bookId }) };
    const body = sessionId === null ? fresh : { message, sessionId };
    return (await call('POST /chat', { body }, { signal, idempotencyKey: key })).data;
  });

/** Requests another attempt at a failed reply. */
export const retryReply = (id: string): Promise<ChatAccepted> =>
  withinTimeout(async (signal) => (await call('POST /chat/replies/{id}/retry', { params: { id } }, { signal })).data);
