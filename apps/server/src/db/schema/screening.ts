import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/**
 * Screenings. The id is a keyed hash of questionnaire and local day with the person's data key. It allows one of each
 * per day and doesn't reveal the questionnaire.
 */
export const screenings = pgTable(
  'screenings',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    /** JSON, padded: questionnaire, local day, answers and difficulty. */
    content: sealed('content').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
