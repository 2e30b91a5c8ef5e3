import type { ChatAccepted } from '@alento/contract/chat';
import type { Result } from '@alento/domain/result';
import type { PersonWithPlan } from '../../access/person.ts';

/** A reply as far as it is written. `failed` has no text to speak. */
export type TextSoFar = { markdown: string; state: 'written' | 'whole' | 'failed' };

/** What the voice conversation needs of the chat; composition/app-voice.ts provides it. */
export type ChatPort = {
  /**
   * Sends a message as if it was written (crisis check, quota, reply).
   *
   * @param conversationId the conversation, which is created if the person doesn't have it.
   */
  send: (
    actor: PersonWithPlan,
    message: string,
    conversationId: string,
  ) => Promise<Result<{ replyId: string; conversationId: string }>>;
  /** A stored message with its reply, as the response to the sending was; null if it doesn't exist. */
  exchange: (actor: PersonWithPlan, replyId: string) => Promise<(ChatAccepted & { text: string }) | null>;
  hasConversation: (actor: PersonWithPlan, id: string) => Promise<boolean>;
  /** The text of a reply until it is complete or has failed; each value replaces the one before. */
  replyText: (actor: PersonWithPlan, replyId: string, signal: AbortSignal) => AsyncIterable<TextSoFar>;
};
