import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { sealed } from './columns.ts';

/**
 * Personal documents, such as the onboarding's answers and the safety plan. The id is a keyed hash with the person's
 * data key, every account has the same number of rows from sign-up on, and rows have no times. A dump therefore doesn't
 * reveal which documents a person wrote, or when.
 */
export const personalDocuments = pgTable(
  'personal_documents',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    /** Padded JSON. */
    content: sealed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
