import type { ChatAccepted, ChatMessage, ChatReply, ChatSession } from '@alento/contract/chat';
import type { QueryClient } from '@tanstack/react-query';
import { chatKeys } from './chat.keys.ts';
import { replyErrorText } from './conversation/chat-errors.ts';

export type Conversation = ChatSession & { messages: ChatMessage[] };

const change = (client: QueryClient, id: string, next: (before: Conversation) => Conversation): void => {
  client.setQueryData<Conversation>(chatKeys.session(id), (before) => before && next(before));
};

const awaited = (id: string, at: number): ChatMessage => ({
  id,
  content: '',
  isUser: false,
  timestamp: at,
  status: 'processing',
  error: null,
  sources: [],
  choices: [],
  writtenBy: null,
});

/** Returns a new conversation for the cache. It has no name until the server has given it one. */
const begun = (id: string, bookId: string | null, at: number): Conversation => ({
  id,
  title: '',
  preview: '',
  messageCount: 0,
  bookId,
  createdAt: at,
  updatedAt: at,
  messages: [],
});

/** Adds an accepted message and its pending reply to the cached conversation. */
export async function putSent(
  client: QueryClient,
  accepted: ChatAccepted,
  { text, bookId, at }: { text: string; bookId: string | null; at: number },
): Promise<void> {
  const key = chatKeys.session(accepted.sessionId);
  // The response of a request that started earlier would overwrite the new message.
  await client.cancelQueries({ queryKey: key });
  const own: ChatMessage = {
    ...awaited(`${accepted.messageId}:question`, at),
    content: text,
    isUser: true,
    status: 'completed',
  };
  client.setQueryData<Conversation>(key, (before) => {
    const known = before ?? begun(accepted.sessionId, bookId, at);
    // The request of another tab, or a repeated request, may already have added the message.
    if (known.messages.some(({ id }) => id === accepted.messageId)) return known;
    return { ...known, messages: [...known.messages, own, awaited(accepted.messageId, at)] };
  });
  client.setQueryData(chatKeys.usage(), accepted.usage);
}

/** Marks a failed reply as pending again. Its id may have changed. */
export async function putRetried(client: QueryClient, sessionId: string, from: string, to: string): Promise<void> {
  await client.cancelQueries({ queryKey: chatKeys.session(sessionId) });
  change(client, sessionId, (before) => ({
    ...before,
    messages: before.messages.map((message) => (message.id === from ? awaited(to, message.timestamp) : message)),
  }));
}

/** Stores a finished or failed reply in the cached conversation, and invalidates the lists of conversations. */
export function putReply(client: QueryClient, sessionId: string, id: string, reply: ChatReply): void {
  const isEmpty = reply.status === 'completed' && (reply.response ?? '').trim() === '';
  change(client, sessionId, (before) => ({
    ...before,
    messages: before.messages.map((message) =>
      message.id === id
        ? {
            ...message,
            content: reply.response ?? '',
            status: isEmpty ? 'failed' : reply.status,
            error: isEmpty ? 'CHAT_EMPTY_REPLY' : reply.status === 'failed' ? replyErrorText(reply.error) : null,
            sources: reply.sources,
            choices: reply.choices,
            writtenBy: reply.writtenBy,
          }
        : message,
    ),
  }));
  void client.invalidateQueries({ queryKey: chatKeys.sessions() });
  // The server doesn't count a failed reply towards the daily limit.
  void client.invalidateQueries({ queryKey: chatKeys.usage() });
}

/** Removes a conversation from the cache. */
export function dropSession(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: chatKeys.session(id) });
  return client.invalidateQueries({ queryKey: chatKeys.sessions() });
}
