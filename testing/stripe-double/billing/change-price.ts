import type { LineInput } from '../objects/invoice.ts';
import { planOf } from '../objects/price.ts';
import type { Context } from '../store/context.ts';
import { found, itemOf } from '../store/find.ts';
import type { Price, Subscription } from '../store/store.ts';
import { StripeFailure } from '../wire/failure.ts';
import { outcomeOf } from './cards.ts';
import { collectInvoice, issueInvoice, voidInvoice } from './invoicing.ts';
import { updateSubscription } from './update-subscription.ts';

/** How long a pending update can be confirmed: just under a day, as at Stripe. */
const PENDING_FOR = 23 * 3600;

export function setPrice(subscription: Subscription, price: Price): void {
  const item = itemOf(subscription);
  item.price = price;
  item.plan = planOf(price);
}

/** Credit for the unused time at the old price, and the rest of the period at the new one. */
export function prorationLines(context: Context, subscription: Subscription, price: Price, date: number): LineInput[] {
  const item = itemOf(subscription);
  const old = found(context.store.prices, 'price', item.price.id);
  const share = (item.current_period_end - date) / (item.current_period_end - item.current_period_start);
  const line = (of: Price, amount: number, description: string): LineInput => ({
    price: of,
    amount,
    description,
    start: date,
    end: item.current_period_end,
    proration: true,
  });
  return [
    line(old, -Math.round(old.unit_amount * share), `Unused time on ${old.id}`),
    line(price, Math.round(price.unit_amount * share), `Remaining time on ${price.id}`),
  ];
}

export interface PriceChange {
  price: Price;
  prorationBehavior: 'always_invoice' | 'none';
  prorationDate: number;
  paymentBehavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  /** Whether the subscription is to end with its period, from when the change applies. */
  atPeriodEnd: boolean | undefined;
}

function discardPendingUpdate(context: Context, subscription: Subscription, at: number): void {
  if (subscription.pending_update === null) return;
  subscription.pending_update = null;
  const invoice = context.store.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(context, invoice, at);
}

/** Changes the price of a subscription in the middle of its period. */
export function changePrice(context: Context, subscription: Subscription, change: PriceChange): void {
  const at = context.now();
  const method = found(context.store.methods, 'payment_method', subscription.default_payment_method);
  const lines = prorationLines(context, subscription, change.price, change.prorationDate);
  const owed = lines.reduce((sum, line) => sum + line.amount, 0);
  const outcome = change.prorationBehavior === 'none' || owed <= 0 ? 'succeeded' : outcomeOf(method, 'change');
  if (change.paymentBehavior === 'error_if_incomplete' && outcome !== 'succeeded') {
    const body = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } as const;
    throw new StripeFailure(402, { ...body, message: 'Your card was declined.' });
  }
  updateSubscription(context, subscription, at, () => {
    discardPendingUpdate(context, subscription, at);
    if (change.prorationBehavior === 'none') {
      setPrice(subscription, change.price);
      return;
    }
    const item = itemOf(subscription);
    const period = { start: item.current_period_start, end: item.current_period_end };
    const invoice = issueInvoice(context, subscription, { reason: 'subscription_update', lines, period, at });
    collectInvoice(context, invoice, method, 'change', at);
    if (outcome === 'succeeded') setPrice(subscription, change.price);
    else if (change.paymentBehavior === 'pending_if_incomplete') setPending(subscription, change, at);
    else {
      setPrice(subscription, change.price);
      subscription.status = 'past_due';
    }
  });
}

function setPending(subscription: Subscription, { price, atPeriodEnd }: PriceChange, at: number): void {
  subscription.pending_update = {
    billing_cycle_anchor: null,
    cancel_at_period_end: atPeriodEnd ?? null,
    discount: null,
    discounts: null,
    expires_at: at + PENDING_FOR,
    metadata: null,
    subscription_items: [{ ...itemOf(subscription), price, plan: planOf(price) }],
    trial_end: null,
    trial_from_plan: null,
  };
}

/** The time to confirm a change is over: the plan stays, and the invoice is void. */
export function expirePendingUpdate(context: Context, subscription: Subscription, at: number): void {
  updateSubscription(context, subscription, at, () => discardPendingUpdate(context, subscription, at));
  context.emit('customer.subscription.pending_update_expired', subscription, at);
}
