import type { ChatMessage } from '@alento/contract/chat';

/** A message as the conversation shows it. */
export type ClientMessage = ChatMessage & {
  /** Whether it is marked and its beginning stays in view: the newest reply by voice, and after a sign of crisis. */
  isHighlighted: boolean;
  /** Whether it is a reply of which no text has arrived yet. */
  isThinking: boolean;
};

type Marks = { highlightedId: string | null; thinkingId: string | null };

/** The server's messages with what only the client knows about them. */
export const clientMessagesOf = (
  messages: readonly ChatMessage[],
  { highlightedId, thinkingId }: Marks,
): ClientMessage[] =>
  messages.map((message) => ({
    ...message,
    isHighlighted: message.id === highlightedId,
    isThinking: message.id === thinkingId,
  }));
