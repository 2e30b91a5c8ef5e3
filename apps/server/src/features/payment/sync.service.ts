import { paidPlanRows } from '@alento/domain/payment/plan-rows';
import { type Repair, repairsOf } from '@alento/domain/payment/repairs';
import type { Owner } from '../../access/owner.ts';
import type { Store, Transaction } from '../../db/database.ts';
import type { PaymentService } from '../../integrations/stripe/payment-service.ts';
import { billing } from './billing.repository.ts';
import { paidPlans } from './paid-plan.repository.ts';

export type Sync = ReturnType<typeof syncService>;

type Deps = Store & {
  payments: PaymentService;
  /** Tells the open tabs of the person that the plan has changed, when the transaction commits. */
  notify: (tx: Transaction, owner: Owner) => Promise<void>;
};

/**
 * Copies what the payment service says about a person into the rows from which the plan follows. It reads everything
 * anew each time, so the order of webhooks doesn't matter and a repeated run changes nothing.
 */
export function syncService({ db, clock, payments, notify }: Deps) {
  /**
   * Completes withdrawals that were interrupted: refunds the rest, so that the repair ends the subscription. Returns
   * the error of a refund that failed, because the rows have to be updated all the same.
   */
  async function completeWithdrawals(owner: Owner): Promise<unknown> {
    try {
      for (const { id } of await paidPlans.listWithdrawn(db, owner)) {
        for (const { chargeId } of await paidPlans.listPayments(db, owner, id)) {
          if (chargeId !== null) await payments.refund(chargeId);
        }
      }
      return null;
    } catch (error) {
      return error;
    }
  }

  /** Removes the mark of withdrawals whose payments are refunded. */
  async function closeWithdrawals(tx: Transaction, owner: Owner): Promise<void> {
    for (const { id, status } of await paidPlans.listWithdrawn(tx, owner)) {
      const paid = await paidPlans.listPayments(tx, owner, id);
      const isRefunded = paid.every(({ amountCents, refundedCents }) => refundedCents >= amountCents);
      if (status === 'ended' && isRefunded) await paidPlans.markWithdrawn(tx, owner, id, null);
    }
  }

  /** Makes a repair. Its webhook causes another reading. */
  async function make(repair: Repair): Promise<void> {
    if (repair.kind === 'refund') await payments.refund(repair.chargeId);
    else if (repair.kind === 'end') await payments.endNow(repair.subscriptionId);
    else await payments.stopRenewal(repair.subscriptionId);
  }

  /** Reads the customer and stores the rows. Returns whether they have changed. */
  async function readAnew(owner: Owner, customerId: string): Promise<boolean> {
    const reading = await billing.beginReading(db, owner);
    const facts = await payments.readCustomer(customerId);
    for (const repair of repairsOf(facts, clock())) await make(repair);
    return db.transaction(async (tx) => {
      if (!(await billing.storeReading(tx, owner, reading))) return false;
      const hasChanged = [
        await paidPlans.storeAll(tx, owner, paidPlanRows(facts)),
        await billing.storeCheckoutState(tx, owner, facts.checkouts),
      ].some(Boolean);
      await closeWithdrawals(tx, owner);
      if (hasChanged) await notify(tx, owner);
      return hasChanged;
    });
  }

  return {
    /** Updates the rows of one person, without completing withdrawals. */
    async read(owner: Owner): Promise<void> {
      const account = await billing.find(db, owner);
      if (account) await readAnew(owner, account.customerId);
    },

    /**
     * Updates the rows of one person, after completing withdrawals that were interrupted.
     *
     * @param customerId if given, only this customer is accepted as the person's.
     * @returns whether anything has changed; false too for a person who never opened a payment page.
     */
    async run(owner: Owner, customerId?: string): Promise<boolean> {
      const account = await billing.find(db, owner);
      if (!account || (customerId !== undefined && customerId !== account.customerId)) return false;
      const failure = await completeWithdrawals(owner);
      const hasChanged = await readAnew(owner, account.customerId);
      if (failure !== null) throw failure;
      return hasChanged;
    },
  };
}
