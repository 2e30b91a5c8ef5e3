import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Conversations with the assistant, some of them about a book. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    /** JSON: title and book id. */
    content: sealed('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Time of the last message. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('chat_sessions_by_time').on(table.userId, table.updatedAt),
  ],
);

/** Messages of conversations. The row of a reply is inserted without content when the reply is requested. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Position within the conversation. Two messages of one request have the same time, so times don't suffice. */
    position: integer('position').notNull(),
    status: text('status', { enum: ['processing', 'completed', 'failed'] }).notNull(),
    /** JSON: author, text, sources and crisis flag; null while the reply is pending. */
    content: sealed('content'),
    /** For a reply, when it was requested. Its completion time is encrypted, because the delay reveals the author. */
    createdAt: instant('created_at').notNull(),
    /**
     * When a worker last claimed the lease of the reply. Another worker can take over after the lease expired. Null for
     * a finished reply.
     */
    startedAt: instant('started_at'),
    /** JSON, padded: the local day whose quota the reply counts against, if any. Null for a person's messages. */
    quota: sealed('quota'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.sessionId],
      foreignColumns: [chatSessions.userId, chatSessions.id],
    }).onDelete('cascade'),
    index('chat_messages_by_session').on(table.userId, table.sessionId, table.position),
    index('chat_messages_waiting').on(table.createdAt).where(sql`${table.status} = 'processing'`),
    check('chat_messages_status', sql`${table.status} in ('processing', 'completed', 'failed')`),
  ],
);

/**
 * Counters of a person's messages to the assistant per local day. Every account has one row from sign-up on. The row is
 * encrypted and rewritten with each message, so that a dump doesn't reveal which messages were counted.
 */
export const aiUsage = pgTable('ai_usage', {
  userId: ofUser().primaryKey(),
  /** JSON, padded: days with their number of messages. */
  content: sealed('content').notNull(),
});
