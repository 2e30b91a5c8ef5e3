import { CONTENT_KINDS } from '@alento/domain/content/kinds';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const kinds = sql.raw(CONTENT_KINDS.map((kind) => `'${kind}'`).join(', '));

/**
 * What the library holds and held: its texts are files of the repository, this tells which of them
 * changed, and which old addresses led to something once.
 */
export const contentItems = pgTable(
  'content_items',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    title: text('title').notNull(),
    /** SHA-256 of what readers see of it, in hex. */
    digest: text('digest').notNull(),
    importedAt: instant('imported_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [check('content_items_kind', sql`${table.kind} in (${kinds})`)],
);
