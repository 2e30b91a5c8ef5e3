import { ACCOUNTING_YEARS } from '@alento/domain/my-data/limits';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Transaction } from '../../../db/database.ts';
import { accountingRecords } from '../../../db/schema/my-data.ts';
import { payments, userPlans } from '../../../db/schema/payment.ts';

const {
  userId: _user,
  userPlanId: _plan,
  disputedAt: _disputed,
  coversUntil: _covers,
  ...paymentColumns
} = getTableColumns(payments);

/** Same day and time that many years later; 29 February becomes 1 March. */
function yearsLater(at: Date, years: number): Date {
  const later = new Date(at);
  later.setUTCFullYear(at.getUTCFullYear() + years);
  return later;
}

/**
 * Copies a person's payments to the accounting records, without the account. Idempotent. Called within the transaction
 * that deletes the account.
 *
 * @param now payments whose time has passed are left out, ms epoch.
 */
export async function keepForAccounting(tx: Transaction, { userId }: Pick<Owner, 'userId'>, now: number) {
  const paid = await tx
    .select({ ...paymentColumns, planId: userPlans.planId, method: userPlans.method, period: userPlans.period })
    .from(payments)
    .innerJoin(userPlans, and(eq(userPlans.userId, payments.userId), eq(userPlans.id, payments.userPlanId)))
    .where(eq(payments.userId, userId));
  const records = paid
    .map((row) => ({ ...row, keptUntil: yearsLater(row.paidAt, ACCOUNTING_YEARS) }))
    .filter(({ keptUntil }) => keptUntil.getTime() > now);
  if (records.length > 0) await tx.insert(accountingRecords).values(records).onConflictDoNothing();
}
