import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { sealed } from './columns.ts';

/**
 * Documents that are read and stored as a whole, such as the onboarding's answers and the safety plan. The id is keyed
 * with the person's data key, and everybody has the same number of rows from sign-up on, without times, so that a dump
 * reveals neither which documents a person wrote nor when.
 */
export const personalDocuments = pgTable(
  'personal_documents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Padded JSON. */
    content: sealed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
