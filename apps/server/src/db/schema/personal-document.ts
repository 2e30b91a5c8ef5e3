import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { sealed } from './columns.ts';

/**
 * What a person wrote that is read and kept as a whole: the onboarding's answers, the safety plan.
 * The id is keyed by the person's own key, and everybody has the same number of them from the
 * sign-up on, without a time: a dump tells neither who wrote which nor when.
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
