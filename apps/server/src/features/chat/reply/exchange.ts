import { createHash, randomUUID } from 'node:crypto';
import { CHAT_TITLE_MAX } from '@alento/domain/chat/limits';
import { asOneLine } from '@alento/domain/text/one-line-name';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Transaction } from '../../../db/database.ts';
import type { MessageContent } from '../../../sealed-json/chat.ts';
import { chatRepository } from '../chat.repository.ts';
import { openSession, previewOf, type SessionRow, sealMessage, sealQuota, sealSession } from '../chat-content.ts';
import { chatTitleCopy } from '../chat-title.copy.ts';

/** Request body of a new message. */
export type NewChatMessage = {
  message: string;
  sessionId?: string | undefined;
  newSession?: boolean | undefined;
  bookId?: string | undefined;
  /** Id of the new conversation, if the client got it before its first message; by default a random one. */
  newId?: string | undefined;
};

/** The conversation of a new message. */
export type Target = { id: string; bookId: string | null; hasWords: boolean };

/** A number derived from a reply's id, which is the same in each retry and selects a variant of a text. */
export const variantOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0);

const titleOf = (message: string): string => {
  const preview = asOneLine(previewOf(message));
  return preview.length > CHAT_TITLE_MAX ? `${preview.slice(0, CHAT_TITLE_MAX - 1).trimEnd()}…` : preview;
};

export const targetOf = (actor: PersonWithPlan, row: SessionRow): Target => ({
  id: row.id,
  bookId: openSession(actor, row).bookId,
  hasWords: true,
});

/**
 * Creates a conversation whose title is its first message, or the date if that is a crisis message or shows no text.
 */
export async function beginConversation(
  tx: Transaction,
  actor: PersonWithPlan,
  {
    message,
    bookId = null,
    newId: id = randomUUID(),
  }: { message: string; bookId?: string | null; newId?: string | undefined },
  { now, isCrisis }: { now: number; isCrisis: boolean },
): Promise<Target> {
  const at = new Date(now);
  const title = (isCrisis ? '' : titleOf(message)) || chatTitleCopy.ofDay(localDateOf(now, actor.timeZone));
  const content = sealSession(actor, id, { title, bookId });
  await chatRepository.insertSession(tx, actor.owner, { id, content, createdAt: at, updatedAt: at });
  return { id, bookId, hasWords: false };
}

/** Stores a message with a pending reply, or with a fixed reply if one is given. Lock the conversation first. */
export async function keepExchange(
  tx: Transaction,
  actor: PersonWithPlan,
  sessionId: string,
  question: MessageContent,
  reply: { id: string; content: MessageContent | null; day: LocalDate | null },
  now: number,
): Promise<void> {
  const createdAt = new Date(now);
  const [last] = await chatRepository.listMessages(tx, actor.owner, sessionId, 1);
  const position = (last?.position ?? -1) + 1;
  const questionId = randomUUID();
  await chatRepository.insertMessages(tx, actor.owner, [
    {
      id: questionId,
      sessionId,
      position,
      createdAt,
      status: 'completed',
      content: sealMessage(actor, questionId, question),
      quota: null,
    },
    {
      id: reply.id,
      sessionId,
      position: position + 1,
      createdAt,
      status: reply.content ? 'completed' : 'processing',
      content: reply.content && sealMessage(actor, reply.id, reply.content),
      quota: sealQuota(actor, reply.id, reply.day),
    },
  ]);
  await chatRepository.changeSession(tx, actor.owner, sessionId, { updatedAt: createdAt });
}
