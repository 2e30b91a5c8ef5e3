import type { PaidPlanRow } from '@alento/domain/payment/plan-rows';
import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Database, Runner } from '../../db/database.ts';
import { payments, userPlans } from '../../db/schema/payment.ts';

export type UserPlan = typeof userPlans.$inferSelect;
export type Payment = typeof payments.$inferSelect;

const instantOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Whether two instants, numbers or texts are the same. */
const isSame = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

const differs = (stored: object | undefined, values: Record<string, unknown>): boolean =>
  stored === undefined ||
  Object.entries(values).some(([name, value]) => !isSame((stored as Record<string, unknown>)[name], value));

const planValues = (row: PaidPlanRow) => ({
  planId: row.planId,
  canceledAt: instantOf(row.canceledAt),
  currentPeriodEnd: new Date(row.currentPeriodEnd),
  createdAt: new Date(row.createdAt),
  accessUntil: new Date(row.accessUntil),
  status: row.status,
  method: row.method,
  period: row.period,
  priceCents: row.priceCents,
  nextPlanId: row.nextPlanId,
});

const paymentValues = (userPlanId: string, paid: PaidPlanRow['payments'][number]) => ({
  userPlanId,
  chargeId: paid.chargeId,
  amountCents: paid.amountCents,
  refundedCents: paid.refundedCents,
  paidAt: new Date(paid.paidAt),
  refundedAt: instantOf(paid.refundedAt),
  disputedAt: instantOf(paid.disputedAt),
  coversUntil: new Date(paid.coversUntil),
});

const ofOwner = ({ userId }: Owner) => eq(userPlans.userId, userId);
const own = (owner: Owner, id: string) => and(ofOwner(owner), eq(userPlans.id, id));

/** Queries on bought plans and their payments. */
export const paidPlans = {
  async find(runner: Runner, owner: Owner, id: string): Promise<UserPlan | undefined> {
    const [row] = await runner.select().from(userPlans).where(own(owner, id));
    return row;
  },

  listAll: (runner: Runner, owner: Owner): Promise<UserPlan[]> => runner.select().from(userPlans).where(ofOwner(owner)),

  listPayments: (runner: Runner, owner: Owner, userPlanId: string): Promise<Payment[]> =>
    runner
      .select()
      .from(payments)
      .where(and(eq(payments.userId, owner.userId), eq(payments.userPlanId, userPlanId)))
      .orderBy(desc(payments.paidAt)),

  /** Subscriptions that renew, or whose renewal was not paid. */
  listRenewing: (runner: Runner, owner: Owner): Promise<UserPlan[]> =>
    runner
      .select()
      .from(userPlans)
      .where(
        and(
          ofOwner(owner),
          eq(userPlans.period, 'month'),
          isNull(userPlans.canceledAt),
          inArray(userPlans.status, ['active', 'past_due']),
        ),
      ),

  /** Subscriptions whose renewal was not paid and whose access has ended, while they may still run at the service. */
  listLapsed: (runner: Runner, owner: Owner, now: Date): Promise<UserPlan[]> =>
    runner
      .select()
      .from(userPlans)
      .where(and(ofOwner(owner), eq(userPlans.status, 'past_due'), lte(userPlans.accessUntil, now))),

  /** Inserts and updates the rows that differ. Returns whether any did. */
  async storeAll(tx: Runner, owner: Owner, rows: readonly PaidPlanRow[]): Promise<boolean> {
    const { userId } = owner;
    const storedPlans = await tx.select().from(userPlans).where(ofOwner(owner));
    const storedPayments = await tx.select().from(payments).where(eq(payments.userId, userId));
    const planOf = new Map(storedPlans.map((row) => [row.id, row]));
    const paymentOf = new Map(storedPayments.map((row) => [row.id, row]));
    let hasChanged = false;
    for (const row of rows) {
      const values = planValues(row);
      if (differs(planOf.get(row.id), values)) {
        hasChanged = true;
        await tx
          .insert(userPlans)
          .values({ userId, id: row.id, ...values })
          .onConflictDoUpdate({ target: [userPlans.userId, userPlans.id], set: values });
      }
      for (const paid of row.payments) {
        const paidValues = paymentValues(row.id, paid);
        if (!differs(paymentOf.get(paid.id), paidValues)) continue;
        hasChanged = true;
        await tx
          .insert(payments)
          .values({ userId, id: paid.id, ...paidValues })
          .onConflictDoUpdate({ target: [payments.userId, payments.id], set: paidValues });
      }
    }
    return hasChanged;
  },

  /** Marks a plan as withdrawn, or takes the mark back with null. */
  async markWithdrawn(runner: Runner, owner: Owner, id: string, at: Date | null): Promise<void> {
    await runner.update(userPlans).set({ withdrawnAt: at }).where(own(owner, id));
  },

  /** Withdrawn plans of a person whose refund is not complete. */
  listWithdrawn: (runner: Runner, owner: Owner): Promise<UserPlan[]> =>
    runner
      .select()
      .from(userPlans)
      .where(and(ofOwner(owner), isNotNull(userPlans.withdrawnAt))),

  /** Accounts with a withdrawal that was interrupted. */
  listInterrupted: (db: Database, limit: number): Promise<{ userId: string }[]> =>
    db
      .selectDistinct({ userId: userPlans.userId })
      .from(userPlans)
      .where(isNotNull(userPlans.withdrawnAt))
      .orderBy(sql`1`)
      .limit(limit),
};
