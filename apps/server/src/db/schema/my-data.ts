import { IMPORT_SOURCES } from '@alento/domain/my-data/kinds';
import { OFFER_PERIODS } from '@alento/domain/payment/offer';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Exports of everything that is kept about a person. At most one of a person is being made. */
export const exports = pgTable(
  'exports',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    status: text('status', { enum: ['processing', 'ready', 'failed'] }).notNull(),
    /** Number of kinds of data that are written, and of all kinds. */
    done: smallint('done').notNull(),
    total: smallint('total').notNull(),
    /** Size of the file in bytes, and its name in the file store; null until it is ready. */
    bytes: bigint('bytes', { mode: 'number' }),
    file: text('file'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    /** Set when the file is ready. The file is deleted then; the row stays for the daily limit. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('exports_in_the_making').on(table.userId).where(sql`${table.status} = 'processing'`),
    index('exports_age').on(table.createdAt),
    check('exports_status', sql`${table.status} in ('processing', 'ready', 'failed')`),
  ],
);

/** Imports of diaries, from the preview on. At most one of a person is being written. */
export const imports = pgTable(
  'imports',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    source: text('source', { enum: IMPORT_SOURCES }).notNull(),
    status: text('status', { enum: ['preview', 'processing', 'ready', 'failed'] }).notNull(),
    /** Number of entries that are looked at, and of all entries; 0 until all pieces of the preview are stored. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    /** Number of entries that the import added. */
    created: integer('created').notNull(),
    /** JSON: name of the file, preview and choices. */
    content: sealed('content').notNull(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('imports_in_the_making').on(table.userId).where(sql`${table.status} = 'processing'`),
    index('imports_age').on(table.createdAt),
    check('imports_status', sql`${table.status} in ('preview', 'processing', 'ready', 'failed')`),
    check('imports_source', sql`${table.source} in (${sql.raw(IMPORT_SOURCES.map((one) => `'${one}'`).join(', '))})`),
  ],
);

/** Entries of an import that are not in the diary yet, in batches. */
export const importParts = pgTable(
  'import_parts',
  {
    userId: text('user_id').notNull(),
    importId: text('import_id').notNull(),
    position: integer('position').notNull(),
    /** JSON: entries with day, instant, mood, note and activities. */
    content: sealed('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.importId, table.position] }),
    foreignKey({
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Payments of deleted accounts, kept for 5 years by legal duty. They contain no account, name or text. Amounts are in
 * centavos.
 */
export const accountingRecords = pgTable(
  'accounting_records',
  {
    /** Id of the invoice or payment page at the payment service. */
    id: text('id').primaryKey(),
    chargeId: text('charge_id'),
    planId: text('plan_id').notNull(),
    method: text('method', { enum: ['card', 'pix'] }),
    period: text('period', { enum: OFFER_PERIODS }),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    paidAt: instant('paid_at').notNull(),
    refundedAt: instant('refunded_at'),
    keptUntil: instant('kept_until').notNull(),
  },
  (table) => [index('accounting_records_kept_until').on(table.keptUntil)],
);
