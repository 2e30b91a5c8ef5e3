import type { Context } from '../store/context.ts';
import { found } from '../store/find.ts';
import type { Invoice, Method, Subscription } from '../store/store.ts';
import type { Occasion } from './cards.ts';
import { setPrice } from './change-price.ts';
import { collectInvoice } from './invoicing.ts';
import { setEnd } from './set-end.ts';
import { updateSubscription } from './update-subscription.ts';

export function subscriptionOf(context: Context, invoice: Invoice): Subscription {
  const id = invoice.parent?.subscription_details?.subscription;
  return found(context.store.subscriptions, 'subscription', typeof id === 'string' ? id : (id?.id ?? ''));
}

/**
 * Pays an open invoice. This applies a pending change of plan, or makes a subscription active that was past due.
 *
 * @returns whether it was paid
 */
export function payInvoice(context: Context, invoice: Invoice, method: Method, occasion: Occasion): boolean {
  const at = context.now();
  if (collectInvoice(context, invoice, method, occasion, at, invoice.next_payment_attempt) !== 'succeeded')
    return false;
  const subscription = subscriptionOf(context, invoice);
  if (subscription.status === 'canceled' || subscription.latest_invoice !== invoice.id) return true;
  updateSubscription(context, subscription, at, () => {
    const [item] = subscription.pending_update?.subscription_items ?? [];
    const atPeriodEnd = subscription.pending_update?.cancel_at_period_end ?? null;
    if (atPeriodEnd !== null) setEnd(subscription, atPeriodEnd, at);
    if (item !== undefined) setPrice(subscription, found(context.store.prices, 'price', item.price.id));
    subscription.pending_update = null;
    subscription.status = 'active';
  });
  return true;
}
