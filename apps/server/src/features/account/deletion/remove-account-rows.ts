import type { DataKind } from '@alento/domain/my-data/kinds';
import { and, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Transaction } from '../../../db/database.ts';
import { sessions, userKeys, users, verifications } from '../../../db/schema/account.ts';
import { billingAccounts, paymentEvents } from '../../../db/schema/payment.ts';
import { schema } from '../../../db/schema/schema.ts';
import { removeJobsOf } from '../../../jobs/remove-jobs.ts';
import type { DocumentDataKind } from '../../../personal-document/count-documents.ts';

type RowDataKind = Exclude<DataKind, DocumentDataKind>;

/** The table of each kind whose rows are counted. */
const COUNTED: Record<RowDataKind, PgTable> = {
  entries: schema.moodEntries,
  tags: schema.tags,
  screenings: schema.screenings,
  summaries: schema.weeklySummaries,
  healthRecords: schema.healthRecords,
  shares: schema.shares,
  professionalProfiles: schema.professionalProfiles,
  conversations: schema.chatSessions,
  messages: schema.chatMessages,
  recommendations: schema.recommendationSets,
  plans: schema.userPlans,
  payments: schema.payments,
  consents: schema.consents,
  legalAcceptances: schema.userLegalAcceptances,
  sessions: schema.sessions,
  secondFactors: schema.secondFactors,
  exports: schema.exports,
  imports: schema.imports,
};

/** Number of rows of each kind. */
export type RowCounts = Record<RowDataKind, number>;

const userIdOf = (table: PgTable) => {
  const { userId } = getTableColumns(table);
  if (!userId) throw new Error('A counted table has no user_id');
  return userId;
};

/** Conditions of rows that count: a preview of an import has brought nothing, a deleted record has no content. */
const COUNTED_ONLY: Partial<Record<RowDataKind, SQL>> = {
  imports: ne(schema.imports.status, 'preview'),
  healthRecords: isNull(schema.healthRecords.deletedAt),
};

/** Counts a person's rows by kind in one statement. */
async function countRows(tx: Transaction, userId: string): Promise<RowCounts> {
  const counts = Object.entries(COUNTED).map(
    ([kind, table]) =>
      sql`(select count(*)::int from ${table} where ${and(eq(userIdOf(table), userId), COUNTED_ONLY[kind as RowDataKind])}) as ${sql.identifier(kind)}`,
  );
  const [row] = rowsOf<RowCounts>(await tx.execute(sql`select ${sql.join(counts, sql`, `)}`));
  if (!row) throw new Error('A count returned no row');
  return row;
}

/**
 * Removes everything that the database has about an account: its key first, then its sessions, what belongs to no table
 * with a reference to the account (reset links, webhooks, jobs), and the account, whose rows go by the foreign keys.
 * Idempotent.
 *
 * @returns how many rows there were of each kind; 0 everywhere if there is no such account.
 */
export async function removeAccountRows(tx: Transaction, userId: string): Promise<RowCounts> {
  const counts = await countRows(tx, userId);
  await tx.delete(userKeys).where(eq(userKeys.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  const customers = tx
    .select({ id: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  await tx.delete(paymentEvents).where(inArray(paymentEvents.customerId, customers));
  await removeJobsOf(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
  return counts;
}
