import type { Stripe } from 'stripe';
import type { Context } from '../store/context.ts';
import type { Subscription } from '../store/store.ts';

/** Ends a subscription. Its open invoices stay, but aren't collected any more. */
export function endSubscription(
  context: Context,
  subscription: Subscription,
  at: number,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const { store } = context;
  const schedule = subscription.schedule === null ? undefined : store.schedules.get(subscription.schedule);
  if (schedule !== undefined) {
    schedule.status = 'canceled';
    schedule.canceled_at = at;
    schedule.current_phase = null;
  }
  const invoice = store.invoices.get(subscription.latest_invoice ?? '');
  if (invoice !== undefined) invoice.next_payment_attempt = null;
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.pending_update = null;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
  context.emit('customer.subscription.deleted', subscription, at);
}
