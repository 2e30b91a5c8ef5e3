import { eq, inArray } from 'drizzle-orm';
import { countRows, type RowDataKind } from '../../../db/count-rows.ts';
import type { Transaction } from '../../../db/database.ts';
import { sessions, userKeys, users, verifications } from '../../../db/schema/account.ts';
import { billingAccounts, paymentEvents } from '../../../db/schema/payment.ts';
import { removeJobsOf } from '../../../jobs/remove-jobs.ts';

/** Number of rows of each kind. */
type RowCounts = Record<RowDataKind, number>;

/**
 * Removes everything that the database has about an account: its key first, then its sessions, what belongs to no table
 * with a reference to the account (reset links, webhooks, jobs), and the account, whose rows go by the foreign keys.
 * Idempotent.
 *
 * @returns how many rows there were of each kind; 0 everywhere if there is no such account.
 */
export async function removeAccountRows(tx: Transaction, userId: string): Promise<RowCounts> {
  const counts = Object.entries(await countRows(tx, userId)).map(([kind, { count }]) => [kind, count]);
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
  return Object.fromEntries(counts) as RowCounts;
}
