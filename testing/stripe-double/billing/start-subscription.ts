import type { Stripe } from 'stripe';
import { makeSubscription } from '../objects/subscription.ts';
import type { Context } from '../store/context.ts';
import type { Method, Price, Subscription } from '../store/store.ts';
import { monthsAfter } from './calendar.ts';
import { collectInvoice, issueInvoice } from './invoicing.ts';

/** Starts a subscription whose first payment has just succeeded on the Checkout page. */
export function startSubscription(
  context: Context,
  input: { customer: string; price: Price; metadata: Stripe.Metadata; method: Method; methodTypes: string[] },
  at: number,
): Subscription {
  const end = monthsAfter(at, 1);
  const subscription = makeSubscription({ ...input, method: input.method.id, start: at, end });
  context.store.methods.set(input.method.id, input.method);
  context.store.subscriptions.set(subscription.id, subscription);
  context.store.subscriptionNotes.set(subscription.id, { periods: 0 });
  const invoice = issueInvoice(context, subscription, {
    reason: 'subscription_create',
    lines: [
      {
        price: input.price,
        amount: input.price.unit_amount,
        description: `1 × ${input.price.id}`,
        start: at,
        end,
        proration: false,
      },
    ],
    period: { start: at, end: at },
    at,
  });
  context.emit('customer.subscription.created', subscription, at);
  collectInvoice(context, invoice, input.method, 'checkout', at);
  return subscription;
}
