import type { ExportConversation, ExportMessage } from '@alento/contract/my-data/export-document';
import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Sealed } from '../../../../crypto/seal.ts';
import { aiUsage, chatMessages, chatSessions } from '../../../../db/schema/chat.ts';
import { AI_USAGE, CHAT_MESSAGE, CHAT_QUOTA, CHAT_SESSION } from '../../../../sealed-documents/chat.ts';
import { BATCH, inBatches, type Reading, rowIdOf, timeOf } from './reading.ts';

/** A conversation whose messages are read when they are needed. */
export type KeptConversation = Omit<ExportConversation, 'messages'> & {
  messageCount: number;
  messages: () => AsyncIterable<ExportMessage>;
};

type SessionRow = { id: string; content: Sealed; createdAt: Date; updatedAt: Date };
type MessageRow = {
  id: string;
  position: number;
  status: ExportMessage['status'];
  content: Sealed | null;
  quota: Sealed | null;
  createdAt: Date;
};

/** Conversations per batch. Their messages are read one conversation after the other. */
const CONVERSATIONS = 50;

function listSessions({ db, person }: Reading, after: SessionRow | undefined): Promise<SessionRow[]> {
  const isOlder: SQL | undefined =
    after &&
    sql`(${chatSessions.createdAt}, ${chatSessions.id}) < (${sql.param(after.createdAt, chatSessions.createdAt)}, ${after.id})`;
  return db
    .select({
      id: chatSessions.id,
      content: chatSessions.content,
      createdAt: chatSessions.createdAt,
      updatedAt: chatSessions.updatedAt,
    })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, person.owner.userId), isOlder))
    .orderBy(desc(chatSessions.createdAt), desc(chatSessions.id))
    .limit(CONVERSATIONS);
}

const listMessages = ({ db, person }: Reading, sessionId: string, after: number): Promise<MessageRow[]> =>
  db
    .select({
      id: chatMessages.id,
      position: chatMessages.position,
      status: chatMessages.status,
      content: chatMessages.content,
      quota: chatMessages.quota,
      createdAt: chatMessages.createdAt,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, person.owner.userId),
        eq(chatMessages.sessionId, sessionId),
        gt(chatMessages.position, after),
      ),
    )
    .orderBy(asc(chatMessages.position))
    .limit(BATCH);

function openMessage(reading: Reading, row: MessageRow): ExportMessage {
  const key = reading.person.userKey();
  const content = row.content && CHAT_MESSAGE.open(key, rowIdOf(reading, row.id), row.content);
  return {
    id: row.id,
    isUser: content?.isUser ?? false,
    text: content?.text ?? '',
    timestamp: content?.at ?? timeOf(row.createdAt),
    status: row.status,
    crisis: content?.crisis === 1,
    sources: content?.sources ?? [],
    choices: content?.choices ?? [],
    writtenBy: content?.writtenBy ?? null,
    quotaDay: row.quota && CHAT_QUOTA.open(key, rowIdOf(reading, row.id), row.quota).day,
    assistantState: content?.state ?? null,
  };
}

async function* readMessages(reading: Reading, sessionId: string): AsyncGenerator<ExportMessage> {
  const rows = inBatches<MessageRow>(reading, (last) => listMessages(reading, sessionId, last?.position ?? -1));
  for await (const row of rows) yield openMessage(reading, row);
}

async function countMessages({ db, person }: Reading, sessionIds: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ sessionId: chatMessages.sessionId, messages: count() })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, person.owner.userId), inArray(chatMessages.sessionId, sessionIds)))
    .groupBy(chatMessages.sessionId);
  return new Map(rows.map(({ sessionId, messages }) => [sessionId, messages]));
}

/** All conversations, newest first. */
export async function* readConversations(reading: Reading): AsyncGenerator<KeptConversation> {
  let after: SessionRow | undefined;
  for (;;) {
    const rows = await listSessions(reading, after);
    const counts = await countMessages(
      reading,
      rows.map(({ id }) => id),
    );
    for (const { id, content, createdAt, updatedAt } of rows) {
      const { title, bookId } = CHAT_SESSION.open(reading.person.userKey(), rowIdOf(reading, id), content);
      yield {
        ...{ id, title, bookId, createdAt: timeOf(createdAt), updatedAt: timeOf(updatedAt) },
        messageCount: counts.get(id) ?? 0,
        messages: () => readMessages(reading, id),
      };
    }
    after = rows.at(-1);
    if (rows.length < CONVERSATIONS) return;
  }
}

/** The last days with messages to the assistant. */
export async function readMessagesOfDays({ db, person }: Reading) {
  const { userId } = person.owner;
  const [row] = await db.select({ content: aiUsage.content }).from(aiUsage).where(eq(aiUsage.userId, userId));
  return row ? AI_USAGE.open(person.userKey(), userId, row.content).days : [];
}
