import type { ExportConversation, ExportMessage } from '@alento/contract/my-data/export-document';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { isAnyOf } from '../../../../db/is-any-of.ts';
import { aiUsage, chatMessages, chatSessions } from '../../../../db/schema/chat.ts';
import { AI_USAGE, CHAT_MESSAGE, CHAT_QUOTA, CHAT_SESSION } from '../../../../sealed-json/chat.ts';
import { BATCH, documentFields, inBatches, type Reading, rowIdOf, rowsBelow, rowsOf } from './reading.ts';

/** A conversation whose messages are read when they are needed. */
export type StoredConversation = Omit<ExportConversation, 'messages'> & {
  messageCount: number;
  messages: () => AsyncIterable<ExportMessage>;
};

type SessionRow = typeof chatSessions.$inferSelect;
type MessageRow = typeof chatMessages.$inferSelect;

/** Conversations per batch. Their messages are read one conversation after the other. */
const CONVERSATIONS = 50;

const listMessages = ({ db, person }: Reading, sessionId: string, after: number): Promise<MessageRow[]> =>
  db
    .select()
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
    timestamp: content?.at ?? row.createdAt.getTime(),
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
    .where(and(eq(chatMessages.userId, person.owner.userId), isAnyOf(chatMessages.sessionId, sessionIds)))
    .groupBy(chatMessages.sessionId);
  return new Map(rows.map(({ sessionId, messages }) => [sessionId, messages]));
}

/** All conversations, newest first. */
export async function* readConversations(reading: Reading): AsyncGenerator<StoredConversation> {
  let after: SessionRow | undefined;
  for (;;) {
    const rows = await rowsBelow(reading, chatSessions, ['createdAt', 'id'], after, CONVERSATIONS);
    const counts = await countMessages(
      reading,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const { id } = row;
      const { title, bookId } = CHAT_SESSION.open(reading.person.userKey(), rowIdOf(reading, id), row.content);
      yield {
        ...{ ...documentFields(row, 'id', 'createdAt', 'updatedAt'), title, bookId },
        messageCount: counts.get(id) ?? 0,
        messages: () => readMessages(reading, id),
      };
    }
    after = rows.at(-1);
    if (rows.length < CONVERSATIONS) return;
  }
}

/** The last days with messages to the assistant. */
export async function readMessagesOfDays(reading: Reading) {
  const { userId } = reading.person.owner;
  const [row] = await rowsOf(reading, aiUsage);
  return row ? AI_USAGE.open(reading.person.userKey(), userId, row.content).days : [];
}
