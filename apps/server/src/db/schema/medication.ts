import { date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Medicines that a person writes down. */
export const medications = pgTable(
  'medications',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    /** JSON, padded: name, dose as written, times, reminders on or off, first and last day. */
    content: sealed('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What a person noted about a dose: taken, skipped or later. One row for each medicine, day and time. */
export const medicationDoses = pgTable(
  'medication_doses',
  {
    userId: text('user_id').notNull(),
    /** Keyed hash of medicine, day and time. */
    id: text('id').notNull(),
    medicationId: text('medication_id').notNull(),
    /** The day in the person's zone. */
    localDate: date('local_date', { mode: 'string' }).notNull(),
    /** JSON, padded: time, status, and when it was noted. */
    content: sealed('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('medication_doses_by_day').on(table.userId, table.localDate),
    foreignKey({
      columns: [table.userId, table.medicationId],
      foreignColumns: [medications.userId, medications.id],
    }).onDelete('cascade'),
  ],
);
