import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, sealed } from './columns.ts';

/**
 * What a person wrote that is read and kept as a whole: the onboarding's answers, the safety plan.
 * The id is keyed by the person's own key, so that a dump doesn't even tell who has which.
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
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
