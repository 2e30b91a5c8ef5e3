import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, sealed } from './columns.ts';

/**
 * Answered forms. The id is keyed by form and local day under the person's own key: a day holds one
 * of each, and a dump tells neither which form it was nor what was answered.
 */
export const screenings = pgTable(
  'screenings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** JSON of form, local day, answers and difficulty; padded. */
    content: sealed('content').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
