import { randomUUID } from 'node:crypto';
import type { AiUsage, ChatAccepted, ChatMessage, ChatReply } from '@alento/contract/chat';
import { CHAT_TITLE_MAX } from '@alento/domain/chat/limits';
import { errorText } from '@alento/domain/errors/catalogue';
import { accept, type Result, refuse } from '@alento/domain/result';
import { checkCrisis } from '@alento/domain/safety/crisis-check';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Database, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { aiQuota } from './ai-quota.ts';
import { chatRepository as repository } from './chat.repository.ts';
import { openMessage, openSession, presentMessage, previewOf, sealMessage, sealSession } from './chat-content.ts';
import { chatTitleCopy } from './chat-title.copy.ts';

const FAILED = errorText('CHAT_FAILED');

export type ChatDeps = {
  db: Database;
  clock: () => number;
  noticeCrisis: (actor: Actor, tx?: Transaction) => Promise<void>;
  enqueueAnswer: (userId: string, messageId: string, tx: Transaction) => Promise<void>;
  /** Whether the plan of this person talks with books (decision D9), and there is such a book. */
  checkBook: (actor: Actor, bookId: string) => Result<true>;
};
export type NewChatMessage = {
  message: string;
  sessionId?: string | undefined;
  newSession?: boolean | undefined;
  bookId?: string | undefined;
};
export type Chats = ReturnType<typeof chatService>;

/** Conversations with the assistant: what was said is kept, replies are asked for and written by a job. */
export function chatService({ db, clock, noticeCrisis, enqueueAnswer, checkBook }: ChatDeps) {
  const titleOf = (message: string): string => {
    const preview = previewOf(message);
    return preview.length > CHAT_TITLE_MAX ? `${preview.slice(0, CHAT_TITLE_MAX - 1).trimEnd()}…` : preview;
  };

  /** The conversation it goes into, held; a new one where none is named. */
  async function sessionFor(
    tx: Transaction,
    actor: Actor,
    { message, sessionId, newSession, bookId }: NewChatMessage,
    { now, isCrisis }: { now: Date; isCrisis: boolean },
  ): Promise<Result<{ id: string; bookId: string | null; hasWords: boolean }>> {
    if (sessionId !== undefined && !newSession) {
      const known = await repository.holdSession(tx, actor.owner, sessionId);
      if (!known) return refuse('CHAT_SESSION_NOT_FOUND');
      const content = openSession(actor, known);
      return accept({ id: known.id, bookId: content.bookId, hasWords: true });
    }
    const id = randomUUID();
    // Nobody's hardest words are to stand at the head of a list.
    const title = isCrisis ? chatTitleCopy.ofDay(localDateOf(now.getTime(), actor.timeZone)) : titleOf(message);
    const content = sealSession(actor, id, { title, bookId: bookId ?? null });
    await repository.insertSession(tx, actor.owner, { id, content, createdAt: now, updatedAt: now });
    return accept({ id, bookId: bookId ?? null, hasWords: false });
  }

  /** Whether a message takes one of the day's: words of a crisis never do, nor does the turn after them. */
  async function takeUnit(tx: Transaction, actor: Actor, isFree: boolean, now: number): Promise<Result<string | null>> {
    if (isFree) return accept(null);
    const day = aiQuota.dayOf(actor, now);
    return (await aiQuota.take(tx, actor, day)) ? accept(day) : refuse('AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
  }

  /** Whether the person's words before these told of a crisis. */
  async function toldOfCrisis(tx: Transaction, actor: Actor, sessionId: string): Promise<boolean> {
    const last = await repository.listMessages(tx, actor.owner, sessionId, 3);
    return last.map((row) => openMessage(actor, row)).findLast((content) => content?.isUser)?.crisis === true;
  }

  async function accepted(
    actor: Actor,
    { sessionId, messageId, crisis }: Pick<ChatAccepted, 'sessionId' | 'messageId' | 'crisis'>,
  ): Promise<ChatAccepted> {
    return {
      pollUrl: `/api/chat/replies/${messageId}`,
      streamUrl: `/api/chat/stream/${messageId}`,
      sessionId,
      messageId,
      crisis,
      usage: await aiQuota.read(db, actor, clock()),
    };
  }

  /** Keeps the message and the place of its reply, and asks for the reply. */
  async function add(
    tx: Transaction,
    actor: Actor,
    input: NewChatMessage,
    { replyId, isCrisis }: { replyId: string; isCrisis: boolean },
  ): Promise<Result<true>> {
    const at = clock();
    const now = new Date(at);
    const session = await sessionFor(tx, actor, input, { now, isCrisis });
    if (!session.ok) return session;
    const { id: sessionId, bookId, hasWords } = session.value;
    if (bookId !== null) {
      const allowed = checkBook(actor, bookId);
      if (!allowed.ok) return allowed;
    }
    if (hasWords && (await repository.isWaiting(tx, actor.owner, sessionId))) return refuse('CHAT_REPLY_PENDING');
    const isFree = isCrisis || (hasWords && (await toldOfCrisis(tx, actor, sessionId)));
    const unit = await takeUnit(tx, actor, isFree, at);
    if (!unit.ok) return unit;
    const [last] = (await repository.listMessages(tx, actor.owner, sessionId, 1)).slice(-1);
    const position = (last?.position ?? -1) + 1;
    const messageId = randomUUID();
    const content = sealMessage(actor, messageId, {
      text: input.message,
      isUser: true,
      ...(isCrisis ? { crisis: true as const } : {}),
    });
    const common = { sessionId, createdAt: now };
    await repository.insertMessages(tx, actor.owner, [
      { ...common, id: messageId, position, status: 'completed', content, quotaDate: null },
      { ...common, id: replyId, position: position + 1, status: 'processing', content: null, quotaDate: unit.value },
    ]);
    await repository.changeSession(tx, actor.owner, sessionId, { updatedAt: now });
    await enqueueAnswer(actor.owner.userId, replyId, tx);
    return accept(true);
  }

  const replyOf = (message: ChatMessage): ChatReply => ({
    status: message.status,
    response: message.status === 'completed' ? message.content : null,
    error: message.error,
    messageId: message.id,
    sources: message.sources,
    writtenBy: message.writtenBy,
  });

  return {
    async send(actor: Actor, input: NewChatMessage, repeatable: Repeatable | null): Promise<Result<ChatAccepted>> {
      const { level, about } = checkCrisis(input.message);
      const isCrisis = level === 'crisis';
      // Before anything is kept: help counts even where the rest then fails.
      if (isCrisis && about === 'self') await noticeCrisis(actor);
      const replyId = randomUUID();
      const work = (tx: Transaction) => add(tx, actor, input, { replyId, isCrisis });
      const done = repeatable
        ? await onceWithin(db, actor, repeatable, [replyId], new Date(clock()), work)
        : await refusableTransaction(db, work);
      if (!done.ok) return done;
      const messageId = typeof done.value === 'object' ? (done.value.ids[0] ?? replyId) : replyId;
      const reply = await repository.findMessage(db, actor.owner, messageId);
      if (!reply) return refuse('IDEMPOTENT_RESULT_GONE');
      return accept(await accepted(actor, { sessionId: reply.sessionId, messageId, crisis: isCrisis }));
    },

    /** Asks again for a reply that failed. */
    async retry(actor: Actor, id: string): Promise<Result<ChatAccepted>> {
      const done = await refusableTransaction(db, async (tx): Promise<Result<string>> => {
        const reply = await repository.findMessage(tx, actor.owner, id);
        if (!reply || (reply.status === 'completed' && openMessage(actor, reply)?.isUser))
          return refuse('CHAT_REPLY_NOT_FOUND');
        await repository.holdSession(tx, actor.owner, reply.sessionId);
        if (reply.status === 'completed') return accept(reply.sessionId);
        if (await repository.isWaiting(tx, actor.owner, reply.sessionId)) return refuse('CHAT_REPLY_PENDING');
        const unit = await takeUnit(tx, actor, reply.quotaDate === null, clock());
        if (!unit.ok) return unit;
        await repository.reopen(tx, actor.owner, id, unit.value);
        await enqueueAnswer(actor.owner.userId, id, tx);
        return accept(reply.sessionId);
      });
      return done.ok ? accept(await accepted(actor, { sessionId: done.value, messageId: id, crisis: false })) : done;
    },

    async reply(actor: Actor, id: string): Promise<Result<ChatReply>> {
      const row = await repository.findMessage(db, actor.owner, id);
      const message = row && presentMessage(actor, row, FAILED);
      return message && !message.isUser ? accept(replyOf(message)) : refuse('CHAT_REPLY_NOT_FOUND');
    },

    usage: (actor: Actor): Promise<AiUsage> => aiQuota.read(db, actor, clock()),
  };
}
