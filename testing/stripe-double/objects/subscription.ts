import type { Stripe } from 'stripe';
import { type Invoice, itemOf, type Price, type Schedule, type Subscription } from '../store/store.ts';
import { wholeList } from '../wire/route.ts';
import { newId, objectOf } from './ids.ts';

type Phase = Stripe.SubscriptionSchedule.Phase;

export const makeSubscription = (
  input: Pick<Subscription, 'customer' | 'metadata' | 'double'>,
  price: Price,
  start: number,
  end: number,
): Subscription =>
  objectOf<Subscription>({
    ...input,
    id: newId('sub'),
    object: 'subscription',
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: start,
    currency: 'brl',
    ended_at: null,
    items: wholeList([
      objectOf<Stripe.SubscriptionItem>({
        id: newId('si', 14),
        object: 'subscription_item',
        current_period_end: end,
        current_period_start: start,
        price,
        quantity: 1,
      }),
    ]),
    latest_invoice: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active',
  });

export interface LineInput {
  price: Price;
  amount: number;
  start: number;
  end: number;
}

const makeLine = ({ price, amount, start, end }: LineInput): Stripe.InvoiceLineItem =>
  objectOf<Stripe.InvoiceLineItem>({
    id: newId('il'),
    object: 'line_item',
    amount,
    period: { start, end },
    pricing: objectOf<Stripe.InvoiceLineItem.Pricing>({ price_details: { price: price.id, product: '' } }),
  });

/** A finalized invoice that is still to be paid. */
export function makeInvoice(
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  lines: LineInput[],
  at: number,
  address: string,
): Invoice {
  const id = newId('in');
  return objectOf<Invoice>({
    id,
    object: 'invoice',
    amount_due: lines.reduce((sum, { amount }) => sum + amount, 0),
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    created: at,
    currency: 'brl',
    customer: subscription.customer,
    hosted_invoice_url: `${address}/i/${id}`,
    lines: wholeList(lines.map(makeLine)),
    next_payment_attempt: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: null, subscription: subscription.id },
      type: 'subscription_details',
    },
    payments: wholeList([]),
    status: 'open',
    status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  });
}

export const makeInvoicePayment = (intent: string): Stripe.InvoicePayment =>
  objectOf<Stripe.InvoicePayment>({
    id: newId('inpay'),
    object: 'invoice_payment',
    payment: { type: 'payment_intent', payment_intent: intent },
  });

export const makePhase = (price: string, start: number, end: number): Phase =>
  objectOf<Phase>({
    start_date: start,
    end_date: end,
    items: [objectOf<Stripe.SubscriptionSchedule.Phase.Item>({ price, quantity: 1 })],
  });

/** A schedule made from a subscription: its only phase is the current period. */
export function makeSchedule(subscription: Subscription, created: number): Schedule {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return objectOf<Schedule>({
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    phases: [makePhase(price.id, start, end)],
    status: 'active',
    subscription: subscription.id,
  });
}
