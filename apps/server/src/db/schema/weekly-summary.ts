import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Weekly summaries. A unique index allows each person at most one pending summary. */
export const weeklySummaries = pgTable(
  'weekly_summaries',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    status: text('status', { enum: ['processing', 'completed', 'error'] }).notNull(),
    /** JSON: text, author, and a digest of the entries. Null for a pending summary. */
    content: sealed('content'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('weekly_summaries_in_the_making').on(table.userId).where(sql`${table.status} = 'processing'`),
    index('weekly_summaries_by_day').on(table.userId, table.endDate),
    check('weekly_summaries_status', sql`${table.status} in ('processing', 'completed', 'error')`),
  ],
);
