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
    /** JSON: its title, and the book it is about. */
    content: sealed('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When something was last said in it. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('chat_sessions_by_time').on(table.userId, table.updatedAt),
  ],
);

/** What was said, in order. A reply is there, without words, from the moment it is asked for. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Orders a conversation: two messages of one request are of one instant. */
    position: integer('position').notNull(),
    status: text('status', { enum: ['processing', 'completed', 'failed'] }).notNull(),
    /** JSON: who wrote it, its words, sources, whether it told of a crisis; null while it is on its way. */
    content: sealed('content'),
    /** Of a reply: when it was asked for. When it came is sealed, since it tells who wrote it. */
    createdAt: instant('created_at').notNull(),
    /** When a worker last took it up: another takes it over only when that one must be gone. Null once it ended. */
    startedAt: instant('started_at'),
    /** JSON of the local day whose messages a reply counts among, if any; padded. Null on what a person wrote. */
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
 * A person's messages to the assistant of one local day (decision D9). One row each from the sign-up
 * on, sealed and rewritten with every message: what costs nothing leaves the same trace as the rest.
 */
export const aiUsage = pgTable('ai_usage', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** JSON of day and count; padded. */
  content: sealed('content').notNull(),
});
