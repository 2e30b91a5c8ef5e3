import type { ExportDocument, ExportPayment, ExportPlan } from '@alento/contract/my-data/export-document';
import { desc, eq } from 'drizzle-orm';
import { billingAccounts, payments, userPlans } from '../../../../db/schema/payment.ts';
import { type Reading, timeOf, timeOrNull } from './reading.ts';

/** Granted and bought plans, newest first. */
export async function readPlans({ db, person }: Reading): Promise<ExportPlan[]> {
  const rows = await db
    .select()
    .from(userPlans)
    .where(eq(userPlans.userId, person.owner.userId))
    .orderBy(desc(userPlans.createdAt), desc(userPlans.id));
  return rows.map(({ id, planId, status, method, period, priceCents, nextPlanId, ...at }) => ({
    ...{ id, planId, status, method, period, priceCents, nextPlanId },
    createdAt: timeOf(at.createdAt),
    currentPeriodEnd: timeOrNull(at.currentPeriodEnd),
    accessUntil: timeOrNull(at.accessUntil),
    canceledAt: timeOrNull(at.canceledAt),
    withdrawnAt: timeOrNull(at.withdrawnAt),
  }));
}

/** Payments, newest first. */
export async function readPayments({ db, person }: Reading): Promise<ExportPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, person.owner.userId))
    .orderBy(desc(payments.paidAt), desc(payments.id));
  return rows.map(({ id, userPlanId, chargeId, amountCents, refundedCents, ...at }) => ({
    ...{ id, planRowId: userPlanId, chargeId, amountCents, refundedCents },
    paidAt: timeOf(at.paidAt),
    refundedAt: timeOrNull(at.refundedAt),
    disputedAt: timeOrNull(at.disputedAt),
    coversUntil: timeOf(at.coversUntil),
  }));
}

/** The account at the payment service; null without one. */
export async function readBilling({ db, person }: Reading): Promise<ExportDocument['billing']> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, person.owner.userId));
  return row
    ? {
        customerId: row.customerId,
        createdAt: timeOf(row.createdAt),
        lastCheckout: { id: row.checkoutId, state: row.checkoutState, at: timeOrNull(row.checkoutAt) },
      }
    : null;
}
