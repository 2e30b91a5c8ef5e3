import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import type { Result } from '@alento/domain/result';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import type { MessageContent } from '../../../sealed-json/chat.ts';
import { chatRepository } from '../chat.repository.ts';
import { openMessage } from '../chat-content.ts';
import { aiQuota } from '../reply/ai-quota.ts';
import {
  beginConversation,
  keepExchange,
  type NewChatMessage,
  type Target,
  targetOf,
  variantOf,
} from '../reply/exchange.ts';
import { crisisReply } from './crisis-reply.copy.ts';

/** Stores crisis messages of the chat with a fixed reply, which doesn't use the quota. */
export function crisisMessageService({ db, clock }: Store) {
  /**
   * Finds or creates the conversation for a crisis message and never refuses. Uses the given conversation even if a
   * reply in it is pending. If it doesn't exist, creates one, or uses the newest one beyond the hourly limit of new
   * conversations.
   */
  async function conversationOfCrisis(
    tx: Transaction,
    actor: PersonWithPlan,
    input: NewChatMessage,
    mayBegin: boolean,
  ): Promise<Target> {
    const { sessionId, newSession, message, newId } = input;
    if (sessionId !== undefined && !newSession) {
      const known = await chatRepository.holdSession(tx, actor.owner, sessionId);
      if (known) return targetOf(actor, known);
    }
    const [newest] = mayBegin ? [] : await chatRepository.listSessions(tx, actor.owner, 1);
    const lockedSession = newest && (await chatRepository.holdSession(tx, actor.owner, newest.id));
    return lockedSession
      ? targetOf(actor, lockedSession)
      : beginConversation(tx, actor, { message, newId }, { now: clock(), isCrisis: true });
  }

  return {
    /** Stores a crisis message with its fixed reply. */
    async add(
      tx: Transaction,
      actor: PersonWithPlan,
      input: NewChatMessage,
      { replyId, mayBegin }: { replyId: string; mayBegin: Result<true> },
      crisis: CrisisCheck,
    ): Promise<void> {
      const { id } = await conversationOfCrisis(tx, actor, input, mayBegin.ok);
      await aiQuota.touch(tx, actor);
      const question = { text: input.message, isUser: true, crisis: 1 } as const;
      const now = clock();
      const text = crisisReply(crisis, variantOf(replyId));
      const content: MessageContent = { text, isUser: false, sources: [], writtenBy: 'local', at: now };
      await keepExchange(tx, actor, id, question, { id: replyId, content, day: null }, now);
    },

    /** The last message of the newest conversation if it is a reply to a crisis message; else null. */
    async lastReply(actor: PersonWithPlan): Promise<{ sessionId: string; messageId: string } | null> {
      const [session] = await chatRepository.listSessions(db, actor.owner, 1);
      const [question, reply] = session ? await chatRepository.listMessages(db, actor.owner, session.id, 2) : [];
      if (!question || reply?.status !== 'completed' || !openMessage(actor, question)?.crisis) return null;
      return { sessionId: reply.sessionId, messageId: reply.id };
    },
  };
}
