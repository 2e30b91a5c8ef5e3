import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, type Started, start, subscribed } from './double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

const eventTypes = (): string[] => started.double.events().map((event) => event.type);

describe('a subscription that was paid on the Checkout page', () => {
  it('has its period on the item, a paid invoice and a charge', async () => {
    const { stripe } = started;
    const { customer, subscription, item } = await subscribed(started);
    expect(subscription).toMatchObject({ status: 'active', customer: customer.id, cancel_at_period_end: false });
    expect(item.current_period_start).toBe(subscription.start_date);
    const invoices = await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] });
    const [invoice] = invoices.data;
    expect(invoice).toMatchObject({
      id: subscription.latest_invoice,
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: 1490,
      parent: { subscription_details: { subscription: subscription.id } },
    });
    const intent = invoice?.payments?.data[0]?.payment.payment_intent;
    const charges = await stripe.charges.list({ customer: customer.id });
    expect(charges.data).toMatchObject([{ payment_intent: intent, amount: 1490, paid: true }]);
    expect(eventTypes()).toEqual(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']);
  });

  it('renews at the end of its period', async () => {
    const { customer, subscription, item } = await subscribed(started);
    started.double.shift({ customer: customer.id, seconds: 32 * DAY });
    const after = await started.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(after.items.data[0]?.current_period_start).toBe(item.current_period_end - 32 * DAY);
    expect(after.latest_invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
    expect(eventTypes().slice(-2)).toEqual(['invoice.paid', 'customer.subscription.updated']);
  });

  it('is past due when the renewal is declined, and ends after the last retry', async () => {
    const { customer, subscription } = await subscribed(started, 'price_premium', '4000 0000 0000 0341');
    started.double.shift({ customer: customer.id, seconds: 32 * DAY });
    expect(await started.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' });
    expect(eventTypes().slice(-2)).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
    started.double.shift({ customer: customer.id, seconds: 16 * DAY });
    expect(await started.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(eventTypes().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(eventTypes().at(-1)).toBe('customer.subscription.deleted');
  });
});

describe('cancelling', () => {
  it('ends at the end of the period when asked for that', async () => {
    const { customer, subscription, item } = await subscribed(started);
    const asked = await started.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(asked).toMatchObject({ status: 'active', cancel_at: item.current_period_end });
    started.double.shift({ customer: customer.id, seconds: 32 * DAY });
    const ended = await started.stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: item.current_period_end - 32 * DAY });
    expect(eventTypes().at(-1)).toBe('customer.subscription.deleted');
  });

  it('can be taken back', async () => {
    const { customer, subscription } = await subscribed(started);
    await started.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const back = await started.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(back).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
    started.double.shift({ customer: customer.id, seconds: 32 * DAY });
    expect((await started.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('ends at once when deleted, once', async () => {
    const { subscription } = await subscribed(started);
    expect(await started.stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
    const again = started.stripe.subscriptions.cancel(subscription.id);
    await expect(again).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const active = await started.stripe.subscriptions.list({ customer: String(subscription.customer) });
    expect(active.data).toEqual([]);
  });
});
