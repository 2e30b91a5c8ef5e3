import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { bytes, instant } from './columns.ts';

/** Ids that a POST created, to return the same result for a repeated request. The body is not stored. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ofUser(),
    key: text('key').notNull(),
    /** HMAC of endpoint and input with the person's key. */
    requestHash: bytes('request_hash').notNull(),
    createdIds: text('created_ids').array().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);
