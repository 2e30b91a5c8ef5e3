import { canAccess, type PlanId, rankedPlanOf } from '../plan/plans.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Offer } from './offer.ts';
import type { PaidPlanRow } from './plan-rows.ts';

type Current = {
  readonly planId: PlanId;
  /** How the current plan was bought; null if it was granted or is free. */
  readonly bought: Pick<PaidPlanRow, 'period' | 'canceledAt'> | null;
};

/**
 * Whether a person may buy an offer. A subscription that renews is changed instead of bought again, a plan that is
 * included isn't bought, and a prepaid plan can be extended.
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
