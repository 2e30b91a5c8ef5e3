import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, sealed } from './columns.ts';

/**
 * Screenings. The id is derived from questionnaire and local day with the person's key: one of each per day, and a dump
 * reveals neither questionnaire nor answers.
 */
export const screenings = pgTable(
  'screenings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** JSON: questionnaire, local day, answers and difficulty; padded. */
    content: sealed('content').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
