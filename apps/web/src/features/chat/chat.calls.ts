import type { ChatAccepted } from '@alento/contract/chat';
import { call } from '../../lib/api/client.ts';
import { withinTimeout } from './within-timeout.ts';

/** A message with the key it is sent under, however often: the server keeps it once (decision D6). */
export type Sending = {
  message: string;
  sessionId: string | null;
  /** The book a new conversation is about. */
  bookId: string | null;
  idempotencyKey: string;
};

export const sendMessage = ({ message, sessionId, bookId, idempotencyKey }: Sending): Promise<ChatAccepted> =>
  withinTimeout(async (signal) => {
    const fresh = { message, newSession: true, ...(bookId === null ? {} : { bookId }) };
    const body = sessionId === null ? fresh : { message, sessionId };
    return (await call('POST /chat', { body }, { signal, idempotencyKey })).data;
  });

/** Asks again for a reply that failed. */
export const retryReply = (id: string): Promise<ChatAccepted> =>
  withinTimeout(async (signal) => (await call('POST /chat/replies/{id}/retry', { params: { id } }, { signal })).data);
