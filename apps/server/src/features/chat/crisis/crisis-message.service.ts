import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import type { Result } from '@alento/domain/result';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { MessageContent } from '../../../sealed-documents/chat.ts';
import { chatRepository as repository } from '../chat.repository.ts';
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

/** Words of a crisis in the chat: always answered, at once, by fixed words that cost nothing (decision D22). */
export function crisisMessageService({ db, clock }: { db: Database; clock: () => number }) {
  /**
   * Where words of a crisis go: nothing refuses them. Not a conversation that is gone, a reply on its way,
   * a plan, nor how many there are already: then the newest conversation takes them.
   */
  async function conversationOfCrisis(
    tx: Transaction,
    actor: PersonWithPlan,
    input: NewChatMessage,
    mayBegin: boolean,
  ): Promise<Target> {
    const { sessionId, newSession } = input;
    if (sessionId !== undefined && !newSession) {
      const known = await repository.holdSession(tx, actor.owner, sessionId);
      if (known) return targetOf(actor, known);
    }
    const [newest] = mayBegin ? [] : await repository.listSessions(tx, actor.owner, 1);
    const held = newest && (await repository.holdSession(tx, actor.owner, newest.id));
    return held
      ? targetOf(actor, held)
      : beginConversation(tx, actor, { message: input.message }, { now: clock(), isCrisis: true });
  }

  return {
    /** Keeps them with their reply. */
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

    /** The newest reply to such words, in the newest conversation; null where there is none. */
    async lastReply(actor: PersonWithPlan): Promise<{ sessionId: string; messageId: string } | null> {
      const [session] = await repository.listSessions(db, actor.owner, 1);
      const [question, reply] = session ? await repository.listMessages(db, actor.owner, session.id, 2) : [];
      if (!question || reply?.status !== 'completed' || !openMessage(actor, question)?.crisis) return null;
      return { sessionId: reply.sessionId, messageId: reply.id };
    },
  };
}
