import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { chatMessages, chatSessions } from '../../db/schema/chat.ts';
import { leasedRows } from '../../jobs/leased-rows.ts';
import type { MessageRow, SessionRow } from './chat-content.ts';

/** The columns of a message; the quota is read only where it is needed. */
const { userId: _userId, startedAt: _startedAt, quota, ...MESSAGE } = getTableColumns(chatMessages);

export type StoredMessage = MessageRow & { quota: Sealed | null };

const ownSession = ({ userId }: Owner, id: string) => and(eq(chatSessions.userId, userId), eq(chatSessions.id, id));
const ownMessage = ({ userId }: Owner, id: string) => and(eq(chatMessages.userId, userId), eq(chatMessages.id, id));

const inSessions = ({ userId }: Owner, ids: readonly string[]) =>
  and(eq(chatMessages.userId, userId), isAnyOf(chatMessages.sessionId, ids));
const inSession = ({ userId }: Owner, id: string) =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, id));

/** SQL condition for the rows after a cursor in a list that is sorted newest first. */
const isAfter = ({ updatedAt, id }: Pick<SessionRow, 'updatedAt' | 'id'>) =>
  sql`(${chatSessions.updatedAt}, ${chatSessions.id}) < (${sql.param(updatedAt, chatSessions.updatedAt)}, ${id})`;

/** Rows in batches of at most `limit`. @param read returns the rows after the last one of the batch before. */
async function* inBatches<Row>(limit: number, read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1));
    yield rows;
  } while (rows.length === limit);
}

/** Leases of replies: one worker at a time writes a pending reply. */
export const replyRows = leasedRows(chatMessages);

/** Queries of conversations and messages. Each one requires the owner. */
export const chatRepository = {
  async insertSession(tx: Transaction, owner: Owner, row: SessionRow): Promise<void> {
    await tx.insert(chatSessions).values({ ...row, userId: owner.userId });
  },

  async findSession(runner: Runner, owner: Owner, id: string): Promise<SessionRow | undefined> {
    const [row] = await runner.select().from(chatSessions).where(ownSession(owner, id));
    return row;
  },

  /** Locks the conversation until the transaction ends, so that concurrent requests add messages one after another. */
  async holdSession(tx: Transaction, owner: Owner, id: string): Promise<SessionRow | undefined> {
    const [row] = await tx.select().from(chatSessions).where(ownSession(owner, id)).for('update');
    return row;
  },

  /** @param before an instant, or the last conversation of the previous page. */
  listSessions: (
    runner: Runner,
    owner: Owner,
    limit: number,
    before?: Date | Pick<SessionRow, 'updatedAt' | 'id'>,
  ): Promise<SessionRow[]> =>
    runner
      .select()
      .from(chatSessions)
      .where(
        and(
          eq(chatSessions.userId, owner.userId),
          before instanceof Date ? lt(chatSessions.updatedAt, before) : before && isAfter(before),
        ),
      )
      .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
      .limit(limit),

  async changeSession(
    runner: Runner,
    owner: Owner,
    id: string,
    change: { content?: Sealed; updatedAt?: Date },
  ): Promise<void> {
    await runner.update(chatSessions).set(change).where(ownSession(owner, id));
  },

  async removeSession(owner: Owner, id: string, runner: Runner): Promise<boolean> {
    const gone = await runner.delete(chatSessions).where(ownSession(owner, id)).returning({ id: chatSessions.id });
    return gone.length > 0;
  },

  async insertMessages(tx: Transaction, owner: Owner, rows: readonly StoredMessage[]): Promise<void> {
    await tx.insert(chatMessages).values(rows.map((row) => ({ ...row, userId: owner.userId })));
  },

  /** The newest messages of a conversation, oldest first. */
  async listMessages(runner: Runner, owner: Owner, sessionId: string, limit: number): Promise<MessageRow[]> {
    const where = inSession(owner, sessionId);
    const rows = await runner
      .select(MESSAGE)
      .from(chatMessages)
      .where(where)
      .orderBy(desc(chatMessages.position))
      .limit(limit);
    return rows.reverse();
  },

  /** Messages of these conversations that have content, in batches without a defined order. */
  messageBatches: (
    runner: Runner,
    owner: Owner,
    sessionIds: readonly string[],
    limit: number,
  ): AsyncGenerator<MessageRow[]> =>
    inBatches(limit, async (last) => {
      if (sessionIds.length === 0) return [];
      const { sessionId, position } = last ?? { sessionId: '', position: -1 };
      const isAfterLast = sql`(${chatMessages.sessionId}, ${chatMessages.position}) > (${sessionId}, ${position})`;
      return runner
        .select(MESSAGE)
        .from(chatMessages)
        .where(and(inSessions(owner, sessionIds), isNotNull(chatMessages.content), isAfterLast))
        .orderBy(asc(chatMessages.sessionId), asc(chatMessages.position))
        .limit(limit);
    }),

  /** All messages of a conversation, oldest first, in batches. */
  conversationBatches: (runner: Runner, owner: Owner, sessionId: string, limit: number): AsyncGenerator<MessageRow[]> =>
    inBatches(limit, (last) =>
      runner
        .select(MESSAGE)
        .from(chatMessages)
        .where(and(inSession(owner, sessionId), gt(chatMessages.position, last?.position ?? -1)))
        .orderBy(asc(chatMessages.position))
        .limit(limit),
    ),

  /** Number of messages per conversation. */
  countMessages: (runner: Runner, owner: Owner, sessionIds: readonly string[]) =>
    runner
      .select({ sessionId: chatMessages.sessionId, messages: count() })
      .from(chatMessages)
      .where(inSessions(owner, sessionIds))
      .groupBy(chatMessages.sessionId),

  /** For each of these conversations the newest message that has content. */
  listNewest: (runner: Runner, owner: Owner, sessionIds: readonly string[]): Promise<MessageRow[]> =>
    runner
      .selectDistinctOn([chatMessages.sessionId], MESSAGE)
      .from(chatMessages)
      .where(and(inSessions(owner, sessionIds), isNotNull(chatMessages.content)))
      .orderBy(chatMessages.sessionId, desc(chatMessages.position)),

  async findMessage(runner: Runner, owner: Owner, id: string): Promise<StoredMessage | undefined> {
    const [row] = await runner
      .select({ ...MESSAGE, quota })
      .from(chatMessages)
      .where(ownMessage(owner, id));
    return row;
  },

  /** The message before another one of the same conversation. */
  async findBefore(
    runner: Runner,
    owner: Owner,
    { sessionId, position }: Pick<MessageRow, 'sessionId' | 'position'>,
  ): Promise<MessageRow | undefined> {
    const [row] = await runner
      .select(MESSAGE)
      .from(chatMessages)
      .where(and(inSession(owner, sessionId), lt(chatMessages.position, position)))
      .orderBy(desc(chatMessages.position))
      .limit(1);
    return row;
  },

  /** Whether a reply is pending in this conversation. */
  async isWaiting(tx: Transaction, owner: Owner, sessionId: string): Promise<boolean> {
    const [row] = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(inSession(owner, sessionId), eq(chatMessages.status, 'processing')))
      .limit(1);
    return row !== undefined;
  },

  /** Sets a failed reply to pending again. */
  async reopen(tx: Transaction, owner: Owner, id: string, quota: Sealed): Promise<boolean> {
    const rows = await tx
      .update(chatMessages)
      .set({ status: 'processing', startedAt: null, quota })
      .where(and(ownMessage(owner, id), eq(chatMessages.status, 'failed')))
      .returning({ id: chatMessages.id });
    return rows.length > 0;
  },
};
