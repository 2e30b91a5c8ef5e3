import type { CustomerFacts, PaymentFacts } from '@alento/domain/payment/facts';
import type { Logger } from 'pino';
import type { Person } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import type { PaymentService } from '../../../integrations/stripe/payment-service.ts';
import { errorKind } from '../../../log/error-kind.ts';
import { billing } from '../billing.repository.ts';
import { paidPlans } from '../paid-plan.repository.ts';
import { type BoughtPlan, cancellationOfRow, isBought } from '../subscription/subscription.presenter.ts';
import { withdraw } from '../subscription/withdrawal.ts';
import type { Sync } from '../sync.service.ts';

/** Why the contracts of an account could not be ended. Nothing is deleted then. */
export type ClosingFailure = 'refund' | 'subscription';
/** Whose contracts are ended; the zone is that in which the days for withdrawal are counted. */
type Holder = Pick<Person, 'owner' | 'quotaTimeZone'>;

type Deps = Store & { log: Logger; payments: PaymentService; sync: Sync };

type Charged = Pick<PaymentFacts, 'chargeId' | 'paidAt' | 'refundedAt' | 'disputedAt'>;

/** Payments received at or after a time, ms epoch, that can be refunded. */
function refundableSince({ subscriptions, prepaid }: CustomerFacts, since: number): string[] {
  const all: Charged[] = [...subscriptions.flatMap(({ payments }) => payments), ...prepaid.map((one) => one.payment)];
  return all.flatMap(({ chargeId, paidAt, refundedAt, disputedAt }) =>
    chargeId !== null && paidAt >= since && refundedAt === null && disputedAt === null ? [chargeId] : [],
  );
}

export type Closing = ReturnType<typeof closingService>;

/** Ends the contracts of an account that is deleted, and removes its customer at the payment service. */
export function closingService({ db, clock, log, payments, sync }: Deps) {
  /** Refunds a bought plan if it is within the days for withdrawal, and ends its subscription at once. */
  async function end({ owner, quotaTimeZone }: Holder, row: BoughtPlan): Promise<ClosingFailure | null> {
    const paid = await paidPlans.listPayments(db, owner, row.id);
    const { kind } = cancellationOfRow(row, paid, clock(), quotaTimeZone);
    if (kind === 'refund') {
      const outcome = await withdraw({ db, clock, log, payments, sync }, owner, row.id);
      if (outcome !== 'refunded') return 'refund';
    }
    if (row.period === 'month') await payments.endNow(row.id);
    return null;
  }

  async function endAll(holder: Holder): Promise<ClosingFailure | null> {
    const rows = (await paidPlans.listAll(db, holder.owner)).filter(isBought);
    for (const row of rows.filter(({ status }) => status !== 'ended')) {
      const failure = await end(holder, row);
      if (failure !== null) return failure;
    }
    return null;
  }

  return {
    /**
     * Closes the open payment page, refunds what can be withdrawn and ends every subscription. Idempotent.
     *
     * @returns why it failed; null if nothing can be charged any more.
     */
    async close(holder: Holder): Promise<ClosingFailure | null> {
      const account = await billing.find(db, holder.owner);
      if (!account) return null;
      try {
        if (account.checkoutId !== null) await payments.closeCheckout(account.checkoutId);
        await sync.run(holder.owner);
        const failure = await endAll(holder);
        if (failure !== null) return failure;
        // The rows get the refunds, which the accounting records contain.
        await sync.run(holder.owner);
        return null;
      } catch (error) {
        log.error({ kind: errorKind(error) }, 'the contracts of an account could not be ended');
        return 'subscription';
      }
    },

    /**
     * Run by a job after the account was deleted: ends what was bought on a page that another device had open, refunds
     * it, and deletes the customer with the card and the address that were typed at the payment service. Idempotent.
     *
     * @param since payments from this time on are refunded, ms epoch.
     */
    async forget(customerId: string, since: number): Promise<void> {
      if ((await payments.accountOf(customerId)) === null) return;
      const { checkouts } = await payments.readCustomer(customerId);
      for (const { id, state } of checkouts) if (state === 'open') await payments.closeCheckout(id);
      const facts = await payments.readCustomer(customerId);
      for (const chargeId of refundableSince(facts, since)) await payments.refund(chargeId);
      for (const { id, endedAt } of facts.subscriptions) if (endedAt === null) await payments.endNow(id);
      await payments.deleteCustomer(customerId);
    },
  };
}
