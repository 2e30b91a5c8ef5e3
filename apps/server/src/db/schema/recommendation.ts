import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** JSON of ids and reasons; padded. */
    content: sealed('content').notNull(),
    generatedAt: instant('generated_at').notNull(),
    /** When the person first saw it: that is what the month's quota counts. */
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.localDate] }),
    index('recommendation_sets_by_date').on(table.userId, table.deliveredAt),
  ],
);
