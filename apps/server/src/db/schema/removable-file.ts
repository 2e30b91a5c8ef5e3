import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Files that have to be removed from the file store at a time (stored-files/removable-files.ts). */
export const removableFiles = pgTable(
  'removable_files',
  { name: text('name').primaryKey(), removeAt: instant('remove_at').notNull() },
  (table) => [index('removable_files_remove_at').on(table.removeAt)],
);
