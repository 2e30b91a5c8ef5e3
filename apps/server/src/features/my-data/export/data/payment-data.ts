import type { ExportDocument, ExportPayment, ExportPlan } from '@alento/contract/my-data/export-document';
import { desc } from 'drizzle-orm';
import { billingAccounts, payments, userPlans } from '../../../../db/schema/payment.ts';
import { documentFields, type Reading, rowsOf } from './reading.ts';

/** Granted and bought plans, newest first. */
export async function readPlans(reading: Reading): Promise<ExportPlan[]> {
  const rows = await rowsOf(reading, userPlans, desc(userPlans.createdAt), desc(userPlans.id));
  return rows.map((row) => ({
    ...documentFields(row, 'id', 'planId', 'status', 'method', 'period', 'priceCents', 'nextPlanId'),
    ...documentFields(row, 'createdAt', 'currentPeriodEnd', 'accessUntil', 'canceledAt', 'withdrawnAt'),
  }));
}

/** Payments, newest first. */
export async function readPayments(reading: Reading): Promise<ExportPayment[]> {
  const rows = await rowsOf(reading, payments, desc(payments.paidAt), desc(payments.id));
  return rows.map(({ userPlanId, ...row }) => ({
    planRowId: userPlanId,
    ...documentFields(row, 'id', 'chargeId', 'amountCents', 'refundedCents'),
    ...documentFields(row, 'paidAt', 'refundedAt', 'disputedAt', 'coversUntil'),
  }));
}

/** The account at the payment service; null without one. */
export async function readBilling(reading: Reading): Promise<ExportDocument['billing']> {
  const [row] = await rowsOf(reading, billingAccounts);
  return row
    ? {
        ...documentFields(row, 'customerId', 'createdAt'),
        lastCheckout: { id: row.checkoutId, state: row.checkoutState, at: row.checkoutAt?.getTime() ?? null },
      }
    : null;
}
