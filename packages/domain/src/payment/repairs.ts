import { canAccess, PLAN_RANKS, rankedPlanOf } from '../plan/plans.ts';
import type { CustomerFacts, PaymentFacts, SubscriptionFacts } from './facts.ts';
import { subscriptionRow } from './plan-rows.ts';

/** What has to be changed at the payment service, so that nobody is charged for a plan without access, or twice. */
export type Repair =
  /** Its payment was refunded: the subscription ends. */
  | { readonly kind: 'end'; readonly subscriptionId: string }
  /** Its payment is disputed: it must not renew, but the dispute may still be won. */
  | { readonly kind: 'stop-renewal'; readonly subscriptionId: string }
  /** It was paid beside a subscription that gives the same: the payment is returned. */
  | { readonly kind: 'refund'; readonly chargeId: string };

type Charged = Pick<PaymentFacts, 'chargeId' | 'refundedAt' | 'disputedAt'>;

const refundOf = ({ chargeId, refundedAt, disputedAt }: Charged): Repair[] =>
  chargeId === null || refundedAt !== null || disputedAt !== null ? [] : [{ kind: 'refund', chargeId }];

const paymentsOfPeriod = ({ payments, periodStart }: SubscriptionFacts) =>
  payments.filter(({ coversUntil }) => coversUntil > periodStart);

function repairOf(facts: SubscriptionFacts): Repair[] {
  const row = subscriptionRow(facts);
  if (row?.status !== 'ended' || facts.endedAt !== null) return [];
  if (paymentsOfPeriod(facts).some(({ refundedAt }) => refundedAt !== null)) {
    return [{ kind: 'end', subscriptionId: facts.id }];
  }
  return facts.canceledAt === null ? [{ kind: 'stop-renewal', subscriptionId: facts.id }] : [];
}

/** Subscriptions that are paid and renew, the one to keep first: the most expensive plan, then the oldest. */
const renewing = ({ subscriptions }: CustomerFacts): SubscriptionFacts[] =>
  subscriptions
    .filter((facts) => facts.canceledAt === null && subscriptionRow(facts)?.status === 'active')
    .toSorted(
      (a, b) =>
        PLAN_RANKS[rankedPlanOf(b.planId)] - PLAN_RANKS[rankedPlanOf(a.planId)] ||
        a.startedAt - b.startedAt ||
        (a.id < b.id ? -1 : 1),
    );

/** Payments made twice: a second subscription, and a prepaid period that was paid while a subscription ran. */
function duplicates(facts: CustomerFacts): Repair[] {
  const [kept, ...others] = renewing(facts);
  if (!kept) return [];
  const prepaid = facts.prepaid.filter(
    ({ planId, payment }) =>
      payment.paidAt >= kept.startedAt && canAccess(rankedPlanOf(kept.planId), rankedPlanOf(planId)),
  );
  return [...others.flatMap(paymentsOfPeriod), ...prepaid.map(({ payment }) => payment)].flatMap(refundOf);
}

/** The repairs that follow from the facts. After they are done, the same facts give none. */
export const repairsOf = (facts: CustomerFacts): Repair[] => [
  ...facts.subscriptions.flatMap(repairOf),
  ...duplicates(facts),
];
