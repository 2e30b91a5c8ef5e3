import type { PaidPlanId } from '../plan/plans.ts';
import { DAY_MS } from '../time/local-date.ts';
import type { CustomerFacts, PaymentFacts, PrepaidFacts, SubscriptionFacts } from './facts.ts';
import { GRACE_DAYS, prepaidEnd } from './limits.ts';
import type { OfferPeriod, PaymentMethod } from './offer.ts';

const GRACE_MS = GRACE_DAYS * DAY_MS;

/**
 * State of a bought plan. `canceled`: it doesn't renew, and access stays until the end of the period.
 */
type PlanRowStatus = 'active' | 'past_due' | 'canceled' | 'ended';

/** A row of `user_plans` that follows from payments. All times are ms epoch. */
export type PaidPlanRow = {
  readonly id: string;
  readonly planId: PaidPlanId;
  readonly status: PlanRowStatus;
  readonly method: PaymentMethod;
  readonly period: OfferPeriod;
  readonly priceCents: number;
  /** Start of the contract, from which the days for withdrawal count. */
  readonly createdAt: number;
  readonly currentPeriodEnd: number;
  /** End of access: the period's end, later if a renewal may still be paid, or earlier after a refund. */
  readonly accessUntil: number;
  readonly canceledAt: number | null;
  readonly nextPlanId: PaidPlanId | null;
  readonly payments: readonly PaymentFacts[];
};

const earliest = (...times: readonly (number | null)[]): number =>
  Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));

/** When access ends because a payment was refunded or disputed; null if none was. */
const takenBackAt = (payments: readonly PaymentFacts[]): number | null => {
  const at = earliest(...payments.flatMap(({ refundedAt, disputedAt }) => [refundedAt, disputedAt]));
  return Number.isFinite(at) ? at : null;
};

function statusOf({ status, endedAt, canceledAt }: SubscriptionFacts, isTakenBack: boolean): PlanRowStatus {
  if (isTakenBack || endedAt !== null || status === 'ended') return 'ended';
  if (canceledAt !== null) return 'canceled';
  return status === 'past_due' ? 'past_due' : 'active';
}

/**
 * The row of a subscription, or null if nothing was ever paid for it. A period that is not paid yet gives access for
 * `GRACE_DAYS`, because the charge of a renewal takes hours and may be retried for days.
 */
export function subscriptionRow(facts: SubscriptionFacts): PaidPlanRow | null {
  const { periodStart, periodEnd, endedAt, canceledAt, payments } = facts;
  if (facts.status === 'unpaid' || payments.length === 0) return null;
  const ofPeriod = payments.filter(({ coversUntil }) => coversUntil > periodStart);
  const takenBack = takenBackAt(ofPeriod);
  const isPaid = ofPeriod.some(({ coversUntil }) => coversUntil >= periodEnd);
  const renews = canceledAt === null && endedAt === null;
  const graceEnd = (isPaid ? periodEnd : periodStart) + GRACE_MS;
  return {
    id: facts.id,
    planId: facts.planId,
    status: statusOf(facts, takenBack !== null),
    method: facts.method,
    period: 'month',
    priceCents: facts.priceCents,
    createdAt: facts.startedAt,
    currentPeriodEnd: periodEnd,
    accessUntil: earliest(renews ? graceEnd : Math.min(graceEnd, periodEnd), endedAt, takenBack),
    canceledAt: canceledAt ?? endedAt ?? takenBack,
    nextPlanId: facts.nextPlanId,
    payments,
  };
}

/** A prepaid period begins when it is paid, or when the period of the same plan before it ends. */
function prepaidRow({ id, planId, period, payment }: PrepaidFacts, before: number): PaidPlanRow {
  const end = prepaidEnd(Math.max(payment.paidAt, before), period);
  const paid = { ...payment, coversUntil: end };
  const takenBack = takenBackAt([paid]);
  return {
    id,
    planId,
    status: takenBack === null ? 'active' : 'ended',
    method: payment.method,
    period,
    priceCents: payment.amountCents,
    createdAt: payment.paidAt,
    currentPeriodEnd: end,
    accessUntil: earliest(end, takenBack),
    canceledAt: takenBack,
    nextPlanId: null,
    payments: [paid],
  };
}

/**
 * The rows of `user_plans` that follow from what the payment service says. The result doesn't depend on the order of
 * the facts.
 */
export function paidPlanRows({ subscriptions, prepaid }: CustomerFacts): PaidPlanRow[] {
  const rows = subscriptions.map(subscriptionRow).filter((row) => row !== null);
  const inOrder = prepaid.toSorted((a, b) => a.payment.paidAt - b.payment.paidAt || (a.id < b.id ? -1 : 1));
  for (const facts of inOrder) {
    const ends = rows
      .filter(({ planId, createdAt }) => planId === facts.planId && createdAt <= facts.payment.paidAt)
      .filter(({ period, canceledAt }) => period !== 'month' || canceledAt !== null)
      .map(({ accessUntil }) => accessUntil);
    rows.push(prepaidRow(facts, Math.max(0, ...ends)));
  }
  return rows.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}
