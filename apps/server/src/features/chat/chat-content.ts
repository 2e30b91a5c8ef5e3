import type { ChatMessage, ChatSession } from '@alento/contract/chat';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person } from '../../access/person.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { chatMessages, chatSessions } from '../../db/schema/chat.ts';
import {
  CHAT_MESSAGE,
  CHAT_QUOTA,
  CHAT_SESSION,
  type MessageContent,
  type SessionContent,
} from '../../sealed-json/chat.ts';

export type SessionRow = Omit<typeof chatSessions.$inferSelect, 'userId'>;
export type MessageRow = Omit<typeof chatMessages.$inferSelect, 'userId' | 'startedAt' | 'quota'>;

/** Row id with which the content of a conversation or message is encrypted. */
export const rowIdOf = ({ owner }: Person, id: string): string => `${owner.userId}/${id}`;

export const sealSession = (actor: Person, id: string, content: SessionContent): Sealed =>
  CHAT_SESSION.seal(actor.userKey(), rowIdOf(actor, id), content);

export const openSession = (actor: Person, { id, content }: Pick<SessionRow, 'id' | 'content'>): SessionContent =>
  CHAT_SESSION.open(actor.userKey(), rowIdOf(actor, id), content);

export const sealMessage = (actor: Person, id: string, content: MessageContent): Sealed =>
  CHAT_MESSAGE.seal(actor.userKey(), rowIdOf(actor, id), content);

/** Decrypts the content of a message; null for a reply that is pending or failed. */
export const openMessage = (
  actor: Person,
  { id, content }: Pick<MessageRow, 'id' | 'content'>,
): MessageContent | null => content && CHAT_MESSAGE.open(actor.userKey(), rowIdOf(actor, id), content);

/** Encrypts the local day whose quota a reply counts against; null if it counts against none. */
export const sealQuota = (actor: Person, id: string, day: LocalDate | null): Sealed =>
  CHAT_QUOTA.seal(actor.userKey(), rowIdOf(actor, id), { day });

export const openQuota = (actor: Person, { id, quota }: { id: string; quota: Sealed | null }): LocalDate | null =>
  quota && CHAT_QUOTA.open(actor.userKey(), rowIdOf(actor, id), quota).day;

/** The API's representation of a message. */
export function presentMessage(actor: Person, row: MessageRow, error: string): ChatMessage {
  const content = openMessage(actor, row);
  return {
    id: row.id,
    content: content?.text ?? '',
    isUser: content?.isUser ?? false,
    timestamp: content?.at ?? row.createdAt.getTime(),
    status: row.status,
    error: row.status === 'failed' ? error : null,
    sources: [...(content?.sources ?? [])],
    choices: [...(content?.choices ?? [])],
    writtenBy: content?.writtenBy ?? null,
  };
}

const PREVIEW = 120;
/** The beginning of a text, as one line without Markdown syntax, for a list. */
export const previewOf = (text: string): string => {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > PREVIEW ? `${plain.slice(0, PREVIEW - 1).trimEnd()}…` : plain;
};

/** The API's representation of a conversation. */
export function presentSession(
  actor: Person,
  row: SessionRow,
  { messageCount, newest }: { messageCount: number; newest: MessageContent | null },
): ChatSession {
  const { title, bookId } = openSession(actor, row);
  return {
    id: row.id,
    title,
    preview: newest ? previewOf(newest.text) : '',
    messageCount,
    bookId,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}
