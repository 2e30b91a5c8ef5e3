import type { Subscription } from '@alento/contract/payment';
import { canAccess, rankedPlanOf } from '@alento/domain/plan/plans';

/** What the server says about the last payment. `unknown`: it knows of none, and no plan was bought. */
export type PaymentStage = 'waiting' | 'unknown' | 'paid' | 'failed' | 'none';

/** A plan counts as paid only if the server says so and the plan is in force. */
export function paymentStageOf({ planId, checkout }: Subscription): PaymentStage {
  if (checkout === null) return planId === 'free' ? 'unknown' : 'none';
  const { state } = checkout;
  if (state === 'failed' || state === 'expired') return 'failed';
  if (state !== 'paid') return 'waiting';
  return canAccess(rankedPlanOf(planId), rankedPlanOf(checkout.planId)) ? 'paid' : 'unknown';
}
