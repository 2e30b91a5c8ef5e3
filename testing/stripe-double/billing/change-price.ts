import type { Stripe } from 'stripe';
import { objectOf } from '../objects/ids.ts';
import type { LineInput } from '../objects/subscription.ts';
import { type Context, itemOf, type Price, type Subscription } from '../store/store.ts';
import { collectInvoice, issueInvoice, voidInvoice } from './invoicing.ts';
import { updateSubscription } from './subscription.ts';

/** How long a pending update can be confirmed: just under a day, as at Stripe. */
const PENDING_FOR = 23 * 3600;

/** Credit for the unused time at the old price, and the rest of the period at the new one. */
export function prorationLines(subscription: Subscription, price: Price, date: number): LineInput[] {
  const item = itemOf(subscription);
  const share = (item.current_period_end - date) / (item.current_period_end - item.current_period_start);
  const line = (of: Price, sign: 1 | -1): LineInput => ({
    price: of,
    amount: sign * Math.round(of.unit_amount * share),
    start: date,
    end: item.current_period_end,
  });
  return [line(item.price as Price, -1), line(price, 1)];
}

function discardPendingUpdate(context: Context, subscription: Subscription): void {
  if (subscription.pending_update === null) return;
  subscription.pending_update = null;
  const invoice = context.store.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(context, invoice.id);
}

/** Changes the price of a subscription at once and charges the difference. Without a payment the change is pending. */
export function changePrice(context: Context, subscription: Subscription, price: Price): void {
  const at = context.now();
  updateSubscription(context, subscription, at, () => {
    discardPendingUpdate(context, subscription);
    const lines = prorationLines(subscription, price, at);
    const invoice = issueInvoice(context, subscription, 'subscription_update', lines, at);
    if (collectInvoice(context, invoice, subscription, 'change', at) === 'succeeded')
      itemOf(subscription).price = price;
    else
      subscription.pending_update = objectOf<Stripe.Subscription.PendingUpdate>({
        expires_at: at + PENDING_FOR,
        subscription_items: [{ ...itemOf(subscription), price }],
      });
  });
}

/** The time to confirm a change is over: the plan stays, and the invoice is void. */
export const expirePendingUpdate = (context: Context, subscription: Subscription, at: number): void =>
  updateSubscription(context, subscription, at, () => discardPendingUpdate(context, subscription));
