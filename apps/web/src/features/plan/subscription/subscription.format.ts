import type { Subscription } from '@alento/contract/payment';
import { GRACE_DAYS } from '@alento/domain/payment/limits';
import { PLAN_NAMES, priceText } from '@alento/domain/plan/plans';
import { DAY_MS } from '@alento/domain/time/local-date';
import { dayOf } from '../../../lib/time/period-text.ts';
import { pixCopy } from '../plan.copy.ts';
import { dayText } from '../plan.format.ts';
import { subscriptionCopy as copy } from './subscription.copy.ts';

/** The price per month from the next period on; null if it is not known here. */
type PriceOf = (planId: NonNullable<Subscription['nextPlanId']>) => number | null;

/** When the plan renews, ends or changes, in a sentence. */
export function termText({ planId, status, method, renewsAt, endsAt, nextPlanId }: Subscription): string {
  if (status === 'free') return copy.free;
  if (status === 'past_due' && endsAt !== null) {
    return copy.pastDue(dayText(endsAt - GRACE_DAYS * DAY_MS), dayText(endsAt));
  }
  if (renewsAt !== null && nextPlanId !== null) {
    return copy.nextPlan(PLAN_NAMES[planId], PLAN_NAMES[nextPlanId], dayOf(renewsAt));
  }
  if (renewsAt !== null) return copy.renewsOn(dayOf(renewsAt));
  if (endsAt === null) return copy.open;
  if (status === 'canceled') return copy.canceledUntil(dayOf(endsAt));
  return method === 'pix' ? copy.prepaidUntil(dayOf(endsAt)) : copy.until(dayOf(endsAt));
}

/** The next charge, or how a plan without renewal was paid; null if there is neither. */
export function paymentText(subscription: Subscription, priceOf: PriceOf): string | null {
  const { method, period, priceCents, renewsAt, nextPlanId } = subscription;
  if (method === null || period === null || priceCents === null) return null;
  if (period !== 'month') return copy.paidBy.pix(priceText(priceCents), pixCopy.periods[period]);
  // Nothing is charged any more, or the charge that failed is named elsewhere.
  if (renewsAt === null) return null;
  const next = nextPlanId === null ? priceCents : priceOf(nextPlanId);
  if (next === null) return copy.paidBy.card(priceText(priceCents));
  return copy.chargedOn(priceText(next), dayOf(renewsAt));
}
