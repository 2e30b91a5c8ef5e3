import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Recommendations made for a person's local day. What they are, and why, is sealed. */
export const recommendationSets = pgTable(
  'recommendation_sets',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    localDate: date('local_date').notNull(),
    /** JSON of ids, reasons and when the person first saw it, which the month's quota counts; padded. */
    content: sealed('content').notNull(),
    generatedAt: instant('generated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
);
