import { randomUUID } from 'node:crypto';
import type { Change } from '@alento/contract/payment';
import type { Offer } from '@alento/domain/payment/offer';
import { canAccess, type PaidPlanId, type PlanId, rankedPlanOf } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Logger } from 'pino';
import type { Person } from '../../../access/person.ts';
import { readPlanInForce } from '../../../access/plan-in-force.ts';
import type { Store } from '../../../db/database.ts';
import type { PaymentService } from '../../../integrations/stripe/payment-service.ts';
import { attempted, errorKind } from '../../../log/error-kind.ts';
import type { Sync } from '../sync.service.ts';
import { subscriptionCopy } from './subscription.copy.ts';
import { type BoughtPlan, isBought } from './subscription.presenter.ts';

type Deps = Store & {
  log: Logger;
  payments: PaymentService | null;
  sync: Sync | null;
  isMinor: (actor: Person) => Promise<boolean>;
};

export type SubscriptionChanges = ReturnType<typeof changeService>;
type Changed = { message: string; url: string | null };
/** A change that is possible: from the plan of `row` to the plan of `offer`. */
type Possible = { payments: PaymentService; row: BoughtPlan; offer: Offer; isUpgrade: boolean };

const isUpgrade = (from: PlanId, to: PaidPlanId): boolean => !canAccess(rankedPlanOf(from), rankedPlanOf(to));

/** Changes the plan of a subscription: to a more expensive one now, to a cheaper one with the next period. */
export function changeService({ db, clock, log, payments, sync, isMinor }: Deps) {
  async function find(actor: Person, planId: PaidPlanId): Promise<Result<Possible>> {
    const { row, planId: current } = await readPlanInForce(db, actor.owner, clock());
    const offer = payments?.offers.find((one) => one.planId === planId && one.period === 'month');
    if (!payments || !offer || !isBought(row) || row.period !== 'month') return refuse('SUBSCRIPTION_NONE');
    // A subscription whose renewal was not paid is paid first.
    if (row.status === 'past_due' || row.status === 'ended') return refuse('SUBSCRIPTION_NONE');
    if (current === planId || row.nextPlanId === planId) return refuse('PLAN_INCLUDED');
    return accept({ payments, row, offer, isUpgrade: isUpgrade(current, planId) });
  }

  return {
    async preview(actor: Person, planId: PaidPlanId): Promise<Result<Change>> {
      const found = await find(actor, planId);
      if (!found.ok) return found;
      const { row, offer, isUpgrade: upgrades } = found.value;
      const thenCents = offer.cents;
      const renewsAt = row.currentPeriodEnd.getTime();
      if (!upgrades) return accept({ kind: 'period-end', at: renewsAt, dueCents: 0, thenCents, renewsAt });
      try {
        const { dueCents, periodEnd } = await found.value.payments.previewUpgrade(row.id, offer.id);
        return accept({ kind: 'now', at: clock(), dueCents, thenCents, renewsAt: periodEnd });
      } catch (error) {
        log.error({ kind: errorKind(error) }, 'a change of plan could not be previewed');
        return refuse('SUBSCRIPTION_CHANGE_FAILED');
      }
    },

    async change(actor: Person, planId: PaidPlanId): Promise<Result<Changed>> {
      const found = await find(actor, planId);
      if (!found.ok) return found;
      if (await isMinor(actor)) return refuse('CHECKOUT_MINOR');
      const { payments: service, row, offer, isUpgrade: upgrades } = found.value;
      const end = row.currentPeriodEnd.getTime();
      try {
        const url = upgrades ? await service.upgrade(row.id, offer.id, randomUUID()) : null;
        if (!upgrades) await service.downgrade(row.id, offer.id);
        if (url !== null) return accept({ message: subscriptionCopy.mustConfirm, url });
      } catch (error) {
        log.error({ kind: errorKind(error) }, 'a plan could not be changed');
        return refuse('SUBSCRIPTION_CHANGE_FAILED');
      }
      // The change is made; if this fails, its webhook updates the rows.
      const update = async () => sync?.run(actor.owner);
      await attempted(log, 'the rows could not be updated after a change of plan', update);
      const message = upgrades
        ? subscriptionCopy.upgraded(planId)
        : subscriptionCopy.downgraded(planId, end, actor.timeZone);
      return accept({ message, url: null });
    },
  };
}
