import type { ChatAccepted, ChatMessage, ChatReply, ChatSession } from '@alento/contract/chat';
import type { QueryClient } from '@tanstack/react-query';
import { chatKeys } from './chat.api.ts';

export type Conversation = ChatSession & { messages: ChatMessage[] };

const pendingReply = (id: string, timestamp: number): ChatMessage => ({
  ...{ id, timestamp, content: '', isUser: false, status: 'processing' },
  ...{ error: null, sources: [], choices: [], writtenBy: null },
});

/** Adds an accepted message and its pending reply to the cached conversation. */
export async function putSent(
  client: QueryClient,
  { sessionId, messageId, usage }: ChatAccepted,
  { text, bookId, at }: { text: string; bookId: string | null; at: number },
): Promise<void> {
  const key = chatKeys.session(sessionId);
  // The response of a request that started earlier would overwrite the new message.
  await client.cancelQueries({ queryKey: key });
  const reply = pendingReply(messageId, at);
  const own: ChatMessage = { ...reply, id: `${messageId}:question`, content: text, isUser: true, status: 'completed' };
  client.setQueryData<Conversation>(key, (before) => {
    const times = { createdAt: at, updatedAt: at };
    const known = before ?? { id: sessionId, title: '', preview: '', messageCount: 0, bookId, ...times, messages: [] };
    // The request of another tab, or a repeated request, may already have added the message.
    if (known.messages.some(({ id }) => id === messageId)) return known;
    return { ...known, messages: [...known.messages, own, reply] };
  });
  client.setQueryData(chatKeys.usage(), usage);
}

function changeMessage(
  client: QueryClient,
  sessionId: string,
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): void {
  client.setQueryData<Conversation>(
    chatKeys.session(sessionId),
    (before) => before && { ...before, messages: before.messages.map((one) => (one.id === id ? change(one) : one)) },
  );
}

/** Marks a failed reply as pending again. Its id may have changed. */
export async function putRetried(client: QueryClient, sessionId: string, from: string, to: string): Promise<void> {
  await client.cancelQueries({ queryKey: chatKeys.session(sessionId) });
  changeMessage(client, sessionId, from, ({ timestamp }) => pendingReply(to, timestamp));
}

/** Stores a finished or failed reply in the cached conversation, and invalidates the lists of conversations. */
export function putReply(client: QueryClient, sessionId: string, id: string, reply: ChatReply): void {
  const { status, response, error, sources, choices, writtenBy } = reply;
  const content = response ?? '';
  const isEmpty = status === 'completed' && content.trim() === '';
  const outcome = isEmpty ? ({ status: 'failed', error: 'CHAT_EMPTY_REPLY' } as const) : { status, error };
  changeMessage(client, sessionId, id, (message) => ({ ...message, content, ...outcome, sources, choices, writtenBy }));
  void client.invalidateQueries({ queryKey: chatKeys.sessions() });
  // The server doesn't count a failed reply towards the daily limit.
  void client.invalidateQueries({ queryKey: chatKeys.usage() });
}
