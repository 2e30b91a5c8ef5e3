import { CONTENT_KINDS } from '@alento/domain/content/kinds';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const kinds = sql.raw(CONTENT_KINDS.map((kind) => `'${kind}'`).join(', '));

/**
 * Current and withdrawn pieces of the library. Their texts are files of the repository; this table records when a piece
 * was changed or withdrawn.
 */
export const contentItems = pgTable(
  'content_items',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    title: text('title').notNull(),
    /** SHA-256 of the visible content, in hex. */
    digest: text('digest').notNull(),
    importedAt: instant('imported_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [check('content_items_kind', sql`${table.kind} in (${kinds})`)],
);
