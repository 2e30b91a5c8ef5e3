import { CONSENT_PURPOSES } from '@alento/domain/consent/purposes';
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant } from './columns.ts';

/** Granted and revoked consents. Rows are not deleted, because we must be able to prove consent (LGPD art. 8 § 2). */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    /** Version date of the consent's text. */
    textVersion: text('text_version').notNull(),
    grantedAt: instant('granted_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [uniqueIndex('consents_in_force').on(table.userId, table.purpose).where(sql`${table.revokedAt} is null`)],
);
