import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Conversations with the assistant, or about a book. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Messages in order. A reply's row exists without content from the time it is requested. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Order within a conversation, because two messages of one request have the same time. */
    position: integer('position').notNull(),
    status: text('status', { enum: ['processing', 'completed', 'failed'] }).notNull(),
    /** JSON: author, text, sources and crisis flag; null while the reply is pending. */
    content: sealed('content'),
    /** Of a reply: when it was requested. The time of completion is encrypted, because it reveals the author. */
    createdAt: instant('created_at').notNull(),
    /**
     * When a worker last claimed the reply; another worker takes over after the lease expired. Null when it is
     * finished.
     */
    startedAt: instant('started_at'),
    /** JSON: local day whose quota a reply counts against, if any; padded. Null for a person's messages. */
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
 * Counters of a person's messages to the assistant per local day (decision D9). Every account has one row from sign-up
 * on, encrypted and rewritten with each message, so that messages without cost leave the same trace.
 */
export const aiUsage = pgTable('ai_usage', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** JSON of day and count; padded. */
  content: sealed('content').notNull(),
});
