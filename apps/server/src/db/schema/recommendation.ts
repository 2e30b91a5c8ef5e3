import { date, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Recommendations for a person's local day. Pieces and reasons are encrypted. */
export const recommendationSets = pgTable(
  'recommendation_sets',
  {
    userId: ofUser(),
    localDate: date('local_date').notNull(),
    /** JSON, padded: ids, reasons, and when the person first saw the set. The monthly limit counts seen sets. */
    content: sealed('content').notNull(),
    generatedAt: instant('generated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
);
