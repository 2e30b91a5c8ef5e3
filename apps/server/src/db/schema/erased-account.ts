import { date, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Deleted accounts. A row is inserted in the transaction that deletes the account, and copied to the list beside the
 * backups. A hash that is on the list and not here shows that this database is older than the list.
 */
export const erasedAccounts = pgTable('erased_accounts', {
  /** Keyed hash of the account's id. */
  hash: text('hash').primaryKey(),
  erasedOn: date('erased_on', { mode: 'string' }).notNull(),
});
