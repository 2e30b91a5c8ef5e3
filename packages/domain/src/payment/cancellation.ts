import { canAccess, type PlanId, rankedPlanOf } from '../plan/plans.ts';
import { REFUND_WINDOW_DAYS } from '../plan/quotas.ts';
import { accept, type Result, refuse } from '../result.ts';
import { addDays, type LocalDate, localDateOf } from '../time/local-date.ts';
import type { Offer } from './offer.ts';
import type { PaidPlanRow } from './plan-rows.ts';

type Current = {
  readonly planId: PlanId;
  /** How the current plan was bought; null if it was granted or is free. */
  readonly bought: Pick<PaidPlanRow, 'period' | 'canceledAt'> | null;
};

/**
 * Whether a person may buy an offer. A subscription that renews is changed instead of bought
 * again, a plan that is included isn't bought, and a prepaid plan can be extended.
 */
export function planPurchase(
  { planId, method }: Pick<Offer, 'planId' | 'method'>,
  { planId: currentPlan, bought }: Current,
  isMinor: boolean,
): Result<true> {
  if (isMinor) return refuse('CHECKOUT_MINOR');
  const covers = canAccess(rankedPlanOf(currentPlan), rankedPlanOf(planId));
  const renews = bought?.period === 'month' && bought.canceledAt === null;
  if (renews) return refuse(covers ? 'PLAN_INCLUDED' : 'SUBSCRIPTION_RENEWS');
  const extends_ = method === 'pix' && bought !== null && currentPlan === planId;
  return covers && !extends_ ? refuse('PLAN_INCLUDED') : accept(true);
}

/** What cancelling a plan does now. */
export type Cancellation =
  /** Within the days for withdrawal: the whole amount is refunded and access ends at once. */
  | { readonly kind: 'refund'; readonly cents: number; readonly lastDay: LocalDate }
  /** Later: the plan doesn't renew, and access stays until `until`, ms epoch. */
  | { readonly kind: 'period-end'; readonly until: number }
  /** It was cancelled before, or never renews: nothing changes. */
  | { readonly kind: 'none'; readonly until: number };

type Contract = Pick<
  PaidPlanRow,
  'createdAt' | 'accessUntil' | 'currentPeriodEnd' | 'canceledAt' | 'period' | 'status'
>;
type Paid = { readonly amountCents: number; readonly refundedCents: number };

/** The last day on which a purchase can be withdrawn: 7 calendar days after its day. */
const lastWithdrawalDay = (contractedAt: number, timeZone: string): LocalDate =>
  addDays(localDateOf(contractedAt, timeZone), REFUND_WINDOW_DAYS);

/**
 * Decides what cancelling does.
 *
 * @param payments what was paid for this contract.
 * @param now ms epoch.
 * @param timeZone zone of the account, IANA name; days are counted in it.
 */
export function cancellationOf(
  { createdAt, accessUntil, currentPeriodEnd, canceledAt, period, status }: Contract,
  payments: readonly Paid[],
  now: number,
  timeZone: string,
): Cancellation {
  const lastDay = lastWithdrawalDay(createdAt, timeZone);
  const cents = payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  if (status !== 'ended' && cents > 0 && localDateOf(now, timeZone) <= lastDay)
    return { kind: 'refund', cents, lastDay };
  // Without a payment for the running period there is nothing left to use: the subscription ends at once.
  const until = status === 'past_due' ? now : Math.min(accessUntil, currentPeriodEnd);
  return { kind: period === 'month' && canceledAt === null ? 'period-end' : 'none', until };
}
