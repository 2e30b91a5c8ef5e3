import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Health records. At most one of a person is being made. */
export const healthRecords = pgTable(
  'health_records',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    status: text('status', { enum: ['processing', 'ready', 'failed'] }).notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    /** JSON: what was computed. Null until the record is ready, and after it was deleted. */
    content: sealed('content'),
    /** JSON: what the person added, and the sections that they left out. Null if they changed nothing. */
    ownPart: sealed('own_part'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    /** When the person deleted the record. The row counts for the quota of its month; it is
     * removed when the person makes a record in a later month. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('health_records_in_the_making').on(table.userId).where(sql`${table.status} = 'processing'`),
    index('health_records_by_age').on(table.userId, table.createdAt),
    check('health_records_status', sql`${table.status} in ('processing', 'ready', 'failed')`),
  ],
);
