import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** A person's tags. Ids are random or keyed hashes, so that they don't reveal which tags are starter tags. */
export const tags = pgTable(
  'tags',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    /** JSON, padded: name, icon, and for starter tags the position. */
    content: sealed('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
