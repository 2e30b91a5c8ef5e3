import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../db/database.ts';
import { DELETED_PREFIX, isDeleted, sessions, userKeys, users, verifications } from '../../../db/schema/account.ts';
import { billingAccounts, paymentEvents } from '../../../db/schema/payment.ts';
import { schema } from '../../../db/schema/schema.ts';
import { removeJobsOf } from '../../../jobs/remove-jobs.ts';
import { removeBatch } from './remove-batch.ts';

type OwnedTable = PgTable & { userId: AnyPgColumn };

/**
 * Tables that may have many or large rows of an account, each before the one that it refers to, whose deletion would
 * take its rows in one statement. Their texts can't be decrypted without the account's key.
 */
const IN_BATCHES: readonly OwnedTable[] = [
  ...[schema.attachments, schema.moodEntries],
  ...[schema.chatMessages, schema.chatSessions],
  ...[schema.importParts, schema.imports],
  ...[schema.medicationDoses, schema.medications],
  ...[schema.healthRecords, schema.weeklySummaries, schema.recommendationSets],
  ...[schema.screenings, schema.idempotencyKeys],
];

/** All other tables of an account: by them it signs in, is found, paid for, shared, reminded or written to. */
const AT_ONCE: readonly OwnedTable[] = Object.values(schema).flatMap((table) =>
  'userId' in table && !IN_BATCHES.includes(table) ? [table] : [],
);

/** Deletes the key, the sessions, and what belongs to no table with a reference to the account. */
async function removeAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(userKeys).where(eq(userKeys.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  const customers = tx
    .select({ id: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  await tx.delete(paymentEvents).where(inArray(paymentEvents.customerId, customers));
  await removeJobsOf(tx, userId);
}

/** Deletes tables' rows until one has more than a batch. Returns whether none had. */
async function removeFirstBatches(tx: Transaction, userId: string): Promise<boolean> {
  for (const table of IN_BATCHES) if (await removeBatch(tx, table, userId)) return false;
  return true;
}

/**
 * Ends the work on an account's rows, which would be written beside the deletion and taken over again and again. An
 * import stays as a row, because its parts, which go with it, may be many.
 */
async function endWork(tx: Transaction, userId: string): Promise<void> {
  const { imports } = schema;
  await tx
    .update(imports)
    .set({ status: 'failed' })
    .where(and(eq(imports.userId, userId), eq(imports.status, 'processing')));
  for (const table of [schema.chatMessages, schema.weeklySummaries, schema.healthRecords])
    await tx.delete(table).where(and(eq(table.userId, userId), eq(table.status, 'processing')));
}

/**
 * Removes an account in the transaction: its key first, and every row by which it can be used, found or shown. If
 * one of the tables that may have many rows has more than a batch, the rest of these tables and the row in `users`,
 * without an address, stay until `removeRest` has deleted them, so that nobody waits for a statement with all of them.
 *
 * @returns whether nothing is left for `removeRest`.
 */
export async function removeAccount(tx: Transaction, userId: string): Promise<boolean> {
  await removeAccess(tx, userId);
  const isWhole = await removeFirstBatches(tx, userId);
  if (isWhole) {
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  }
  for (const table of AT_ONCE) await tx.delete(table).where(eq(table.userId, userId));
  const { shares } = schema;
  await tx.update(shares).set({ professionalId: null }).where(eq(shares.professionalId, userId));
  await endWork(tx, userId);
  await tx
    .update(users)
    .set({ email: `${DELETED_PREFIX}${userId}`, lastUsedOn: null, inactivityNoticeAt: null })
    .where(eq(users.id, userId));
  return false;
}

/**
 * Deletes the rows that `removeAccount` left, in batches that are statements of their own, and the account's last row
 * at the end. Idempotent; several processes may do it at once.
 *
 * @param between what is awaited after each batch, so that others use the database.
 */
export async function removeRest(
  db: Database | Transaction,
  userId: string,
  between: () => Promise<void>,
): Promise<void> {
  for (const table of IN_BATCHES) {
    let last = await removeBatch(db, table, userId);
    while (last) {
      await between();
      last = await removeBatch(db, table, userId, last);
    }
  }
  await db.delete(users).where(eq(users.id, userId));
}

/** Finds the deleted account with the lowest id above this one of which rows are left; null if there is none. */
export async function nextUnfinished(db: Database, above: string): Promise<string | null> {
  const rows = db.select({ id: users.id }).from(users);
  const [next] = await rows
    .where(and(isDeleted(users.email), gt(users.id, above)))
    .orderBy(asc(users.id))
    .limit(1);
  return next?.id ?? null;
}
