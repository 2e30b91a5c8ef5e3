import { PLAN_RANKS, type PlanId, rankedPlanOf } from '../plan/plans.ts';
import type { CustomerFacts, PaymentFacts, SubscriptionFacts } from './facts.ts';
import { paidPlanRows, subscriptionRow } from './plan-rows.ts';

/** What has to be changed at the payment service, so that nobody is charged for a plan without access, or twice. */
export type Repair =
  /** Its payment was refunded, or a renewal was not paid in time: the subscription ends. */
  | { readonly kind: 'end'; readonly subscriptionId: string }
  /** Its payment is disputed: it must not renew, but the dispute may still be won. */
  | { readonly kind: 'stop-renewal'; readonly subscriptionId: string }
  /**
   * It was paid for nothing, because the person had the same or more, or the subscription had ended: it is returned.
   */
  | { readonly kind: 'refund'; readonly chargeId: string };

type Charged = Pick<PaymentFacts, 'chargeId' | 'refundedAt' | 'disputedAt'>;

const refundOf = ({ chargeId, refundedAt, disputedAt }: Charged): Repair[] =>
  chargeId === null || refundedAt !== null || disputedAt !== null ? [] : [{ kind: 'refund', chargeId }];

const paymentsOfPeriod = ({ payments, periodStart }: SubscriptionFacts) =>
  payments.filter(({ coversUntil }) => coversUntil > periodStart);

function repairOf(facts: SubscriptionFacts, now: number): Repair[] {
  const { endedAt, payments } = facts;
  // An invoice that was open when the subscription ended may have been paid afterwards.
  if (endedAt !== null) return payments.filter(({ paidAt }) => paidAt > endedAt).flatMap(refundOf);
  const row = subscriptionRow(facts);
  if (row?.status === 'past_due' && row.accessUntil <= now) return [{ kind: 'end', subscriptionId: facts.id }];
  if (row?.status !== 'ended') return [];
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

const ranksAbove = (a: PlanId, b: PlanId): boolean => PLAN_RANKS[rankedPlanOf(a)] > PLAN_RANKS[rankedPlanOf(b)];

/**
 * Payments made for nothing: a second subscription, a prepaid period that was paid while a subscription with the same
 * or more ran, and one of a cheaper plan that was paid while a more expensive one had been bought.
 */
function duplicates(facts: CustomerFacts): Repair[] {
  const [first, ...others] = renewing(facts);
  const rows = paidPlanRows(facts);
  const prepaid = facts.prepaid.filter(({ planId, payment: { paidAt } }) => {
    const isIncluded = first !== undefined && paidAt >= first.startedAt && !ranksAbove(planId, first.planId);
    const isBelow = rows.some(
      (row) => ranksAbove(row.planId, planId) && row.createdAt <= paidAt && row.accessUntil > paidAt,
    );
    return isIncluded || isBelow;
  });
  return [...others.flatMap(paymentsOfPeriod), ...prepaid.map(({ payment }) => payment)].flatMap(refundOf);
}

/**
 * The repairs that follow from the facts. After they are done, the same facts give none.
 *
 * @param now ms epoch.
 */
export const repairsOf = (facts: CustomerFacts, now: number): Repair[] => [
  ...facts.subscriptions.flatMap((subscription) => repairOf(subscription, now)),
  ...duplicates(facts),
];
