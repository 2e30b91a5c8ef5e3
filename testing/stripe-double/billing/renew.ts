import type { Context } from '../store/context.ts';
import { found, itemOf } from '../store/find.ts';
import type { Subscription } from '../store/store.ts';
import { monthsAfter } from './calendar.ts';
import { endSubscription } from './end-subscription.ts';
import { collectInvoice, issueInvoice } from './invoicing.ts';
import { enterNextPhase, scheduleCancels } from './schedule.ts';
import { updateSubscription } from './update-subscription.ts';

/** Days until a declined renewal is tried again. After the last one the subscription ends. */
export const RETRY_AFTER_DAYS = [3, 5, 7];

/** What happens when the paid period of a subscription is over. */
export function endPeriod(context: Context, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end || scheduleCancels(context, subscription, at)) {
    endSubscription(context, subscription, at, 'cancellation_requested');
    return;
  }
  updateSubscription(context, subscription, at, () => {
    enterNextPhase(context, subscription, at);
    renew(context, subscription, at);
  });
}

function renew(context: Context, subscription: Subscription, at: number): void {
  const item = itemOf(subscription);
  const notes = found(context.store.subscriptionNotes, 'subscription', subscription.id);
  const before = { start: item.current_period_start, end: item.current_period_end };
  notes.periods += 1;
  item.current_period_start = at;
  item.current_period_end = monthsAfter(subscription.billing_cycle_anchor, notes.periods + 1);
  const price = found(context.store.prices, 'price', item.price.id);
  const invoice = issueInvoice(context, subscription, {
    reason: 'subscription_cycle',
    lines: [
      {
        price,
        amount: price.unit_amount,
        description: `1 × ${price.id}`,
        start: item.current_period_start,
        end: item.current_period_end,
        proration: false,
      },
    ],
    // The invoice's own period is the one that ended; its line has the new one.
    period: before,
    at,
  });
  const method = found(context.store.methods, 'payment_method', subscription.default_payment_method);
  const nextAttempt = at + (RETRY_AFTER_DAYS[0] ?? 0) * 86_400;
  if (collectInvoice(context, invoice, method, 'renewal', at, nextAttempt) !== 'succeeded') {
    subscription.status = 'past_due';
  }
}
