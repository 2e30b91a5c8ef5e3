import { itemOf } from '../store/find.ts';
import type { Subscription } from '../store/store.ts';

/** Sets or takes back that a subscription ends with its period. */
export function setEnd(subscription: Subscription, atPeriodEnd: boolean, at: number): void {
  if (subscription.cancel_at_period_end === atPeriodEnd) return;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = atPeriodEnd ? at : null;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: atPeriodEnd ? 'cancellation_requested' : null,
  };
}
