import type { Subscription } from '@alento/contract/payment';
import { canAccess, type PaidPlanId, rankedPlanOf } from '@alento/domain/plan/plans';

/** What a person can do with a plan of the list, given their own plan. */
export type Standing =
  | 'buy'
  | 'current'
  /** The current plan includes it. */
  | 'included'
  /** The subscription can be changed to it. */
  | 'change'
  /** The subscription changes to it with the next period. */
  | 'next'
  /** The subscription can't be changed before its charge is paid. */
  | 'unpaid';

export function standingOf(plan: PaidPlanId, own: Subscription | undefined): Standing {
  if (own === undefined) return 'buy';
  if (own.planId === plan) return 'current';
  if (own.nextPlanId === plan) return 'next';
  if (own.period === 'month' && own.renewsAt !== null) return 'change';
  if (canAccess(rankedPlanOf(own.planId), rankedPlanOf(plan))) return 'included';
  return own.status === 'past_due' ? 'unpaid' : 'buy';
}

/** Whether a cancellation or a change of plan can be undone. */
export const canUndoChange = ({ period, status, nextPlanId }: Subscription): boolean =>
  period === 'month' && (status === 'canceled' || nextPlanId !== null);
