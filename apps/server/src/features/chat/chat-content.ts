import type { ChatMessage, ChatSession, ChatSource } from '@alento/contract/chat';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person } from '../../access/person.ts';
import { padJson } from '../../crypto/padding.ts';
import { type SealContext, type Sealed, seal, unseal } from '../../crypto/seal.ts';

/** What is sealed of a conversation. Titles are a person's words; which book somebody talks about tells as much. */
export type SessionContent = { title: string; bookId: string | null };

/** What is sealed of a message. */
export type MessageContent = {
  text: string;
  isUser: boolean;
  /** Whether what the person wrote told of a crisis (decision D22): of one length either way. */
  crisis?: 0 | 1;
  /** Of a reply: when it came, ms epoch. Beside the words, since it tells who wrote them. */
  at?: number;
  sources?: readonly ChatSource[];
  writtenBy?: ChatMessage['writtenBy'];
};

export type SessionRow = { id: string; content: Sealed; createdAt: Date; updatedAt: Date };
export type MessageRow = {
  id: string;
  sessionId: string;
  position: number;
  status: ChatMessage['status'];
  content: Sealed | null;
  createdAt: Date;
};

const contextOf = (table: string, { owner }: Person, id: string): SealContext => ({
  table,
  column: 'content',
  rowId: `${owner.userId}/${id}`,
});

/** Bytes every reply is padded to: the fixed words of a crisis are no shorter than any other. */
const REPLY_BYTES = 4096;

/** Where a conversation's name stands at rest. */
export const sessionContext = (actor: Person, id: string): SealContext => contextOf('chat_sessions', actor, id);

/** Where a message's words stand at rest. */
export const messageContext = (actor: Person, id: string): SealContext => contextOf('chat_messages', actor, id);

/** Padded: a length would tell a book's id. */
export const sealSession = (actor: Person, id: string, content: SessionContent): Sealed =>
  seal(actor.userKey(), sessionContext(actor, id), padJson(JSON.stringify(content)));

export const openSession = (actor: Person, { id, content }: Pick<SessionRow, 'id' | 'content'>): SessionContent =>
  JSON.parse(unseal(actor.userKey(), sessionContext(actor, id), content));

export const sealMessage = (actor: Person, id: string, content: MessageContent): Sealed =>
  seal(
    actor.userKey(),
    contextOf('chat_messages', actor, id),
    padJson(JSON.stringify(content), content.isUser ? undefined : REPLY_BYTES),
  );

const quotaContext = ({ owner }: Person, id: string): SealContext => ({
  table: 'chat_messages',
  column: 'quota',
  rowId: `${owner.userId}/${id}`,
});

/** The local day whose messages a reply counts among; null where it takes none. */
export const sealQuota = (actor: Person, id: string, day: LocalDate | null): Sealed =>
  seal(actor.userKey(), quotaContext(actor, id), padJson(JSON.stringify(day)));

export const openQuota = (actor: Person, { id, quota }: { id: string; quota: Sealed | null }): LocalDate | null =>
  quota && JSON.parse(unseal(actor.userKey(), quotaContext(actor, id), quota));

/** Null while a reply is on its way, or where it failed. */
export const openMessage = (
  actor: Person,
  { id, content }: Pick<MessageRow, 'id' | 'content'>,
): MessageContent | null =>
  content && JSON.parse(unseal(actor.userKey(), contextOf('chat_messages', actor, id), content));

/** A message as the API tells it. */
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
    writtenBy: content?.writtenBy ?? null,
  };
}

const PREVIEW = 120;
/** The beginning of a text, for a list: one line, without Markdown's marks. */
export const previewOf = (text: string): string => {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > PREVIEW ? `${plain.slice(0, PREVIEW - 1).trimEnd()}…` : plain;
};

/** A conversation as the API tells it. */
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
