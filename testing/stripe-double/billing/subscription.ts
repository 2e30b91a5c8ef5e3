import type { Stripe } from 'stripe';
import { makeSubscription } from '../objects/subscription.ts';
import {
  type Context,
  found,
  type Invoice,
  itemOf,
  type Method,
  type Price,
  type Schedule,
  type Subscription,
} from '../store/store.ts';
import { monthsAfter } from './calendar.ts';
import { collectInvoice, issueInvoice } from './invoicing.ts';

/** A shift of time moves the ends of phases and of periods apart, because months differ in length. */
const TOLERANCE = 5 * 86_400;
const AVERAGE_MONTH = (365.25 / 12) * 86_400;
/** Days until a declined renewal is tried again. After the last one the subscription ends. */
export const RETRY_AFTER_DAYS = [3, 5, 7];

/** The line of an invoice for the current period. */
const periodLine = (subscription: Subscription) => {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return [{ price: price as Price, amount: price.unit_amount ?? 0, start, end }];
};

/** Starts a subscription whose first payment has just succeeded on the Checkout page. */
export function startSubscription(
  context: Context,
  input: { customer: string; metadata: Stripe.Metadata; method: Method; price: Price },
  at: number,
): Subscription {
  const { customer, metadata, method, price } = input;
  const subscription = makeSubscription({ customer, metadata, double: { method } }, price, at, monthsAfter(at, 1));
  context.store.subscriptions.set(subscription.id, subscription);
  const invoice = issueInvoice(context, subscription, 'subscription_create', periodLine(subscription), at);
  context.emit('customer.subscription.created', subscription, at);
  collectInvoice(context, invoice, subscription, 'checkout', at);
  return subscription;
}

/** Changes a subscription and tells of it, if anything has changed. */
export function updateSubscription(context: Context, subscription: Subscription, at: number, change: () => void): void {
  const before = JSON.stringify(subscription);
  change();
  if (JSON.stringify(subscription) !== before) context.emit('customer.subscription.updated', subscription, at);
}

/** Sets or takes back that a subscription ends with its period. */
export function setEnd(subscription: Subscription, atPeriodEnd: boolean, at: number): void {
  if (subscription.cancel_at_period_end === atPeriodEnd) return;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = atPeriodEnd ? at : null;
}

/** Ends a subscription. Its open invoices stay, but aren't collected any more. */
export function endSubscription({ store, emit }: Context, subscription: Subscription, at: number): void {
  const schedule = store.schedules.get(subscription.schedule ?? '');
  if (schedule !== undefined) Object.assign(schedule, { status: 'canceled', current_phase: null });
  const invoice = store.invoices.get(subscription.latest_invoice ?? '');
  if (invoice !== undefined) invoice.next_payment_attempt = null;
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.pending_update = null;
  emit('customer.subscription.deleted', subscription, at);
}

export function releaseSchedule(schedule: Schedule, subscription: Subscription): void {
  schedule.status = 'released';
  schedule.current_phase = null;
  subscription.schedule = null;
}

/** Enters the phase of the schedule that starts now. After the last phase the schedule is released. */
function enterNextPhase({ store }: Context, subscription: Subscription, at: number): void {
  const schedule = store.schedules.get(subscription.schedule ?? '');
  if (schedule === undefined || (schedule.current_phase?.end_date ?? Infinity) > at + TOLERANCE) return;
  const next = schedule.phases.find(({ start_date: start }) => Math.abs(start - at) <= TOLERANCE);
  if (next === undefined) {
    releaseSchedule(schedule, subscription);
    return;
  }
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
  itemOf(subscription).price = found(store.prices, 'price', String(next.items[0]?.price));
}

/** What happens when the paid period of a subscription is over. */
export function endPeriod(context: Context, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(context, subscription, at);
    return;
  }
  updateSubscription(context, subscription, at, () => {
    enterNextPhase(context, subscription, at);
    const item = itemOf(subscription);
    // Counted from the anchor, so that after 28 Feb comes 31 Mar again.
    const months = Math.round((at - subscription.billing_cycle_anchor) / AVERAGE_MONTH);
    item.current_period_start = at;
    item.current_period_end = monthsAfter(subscription.billing_cycle_anchor, months + 1);
    const invoice = issueInvoice(context, subscription, 'subscription_cycle', periodLine(subscription), at);
    const nextAttempt = at + (RETRY_AFTER_DAYS[0] ?? 0) * 86_400;
    if (collectInvoice(context, invoice, subscription, 'renewal', at, nextAttempt) !== 'succeeded')
      subscription.status = 'past_due';
  });
}

/** Pays an open invoice with a card that was typed on its page. A pending change is made, a late plan goes on. */
export function payInvoice(context: Context, invoice: Invoice, method: Method): void {
  const at = context.now();
  const { next_payment_attempt: next } = invoice;
  if (collectInvoice(context, invoice, { double: { method } }, 'checkout', at, next) !== 'succeeded') return;
  const id = String(invoice.parent?.subscription_details?.subscription);
  const subscription = found(context.store.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled' || subscription.latest_invoice !== invoice.id) return;
  updateSubscription(context, subscription, at, () => {
    const changed = subscription.pending_update?.subscription_items?.[0]?.price;
    if (changed !== undefined) itemOf(subscription).price = changed;
    subscription.pending_update = null;
    subscription.status = 'active';
  });
}
