import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant } from './columns.ts';

/** Versions of the legal texts. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    id: text('id').primaryKey(),
    documentType: text('document_type').notNull(),
    /** HTML generated from our own Markdown, sanitised at import. */
    content: text('content').notNull(),
    /** The version's date. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('legal_documents_version').on(table.documentType, table.createdAt),
    check('legal_documents_type', sql`${table.documentType} in ('TERMS_OF_USE', 'PRIVACY_POLICY')`),
  ],
);

export const userLegalAcceptances = pgTable(
  'user_legal_acceptances',
  {
    userId: ofUser(),
    documentId: text('document_id')
      .notNull()
      .references(() => legalDocuments.id),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentId] })],
);
