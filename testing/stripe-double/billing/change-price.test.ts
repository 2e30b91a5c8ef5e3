import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, type Started, start, subscribed } from '../double.harness.ts';

/** Half of a period of 30 days lies before it. */
const START = Date.parse('2027-04-01T12:00:00Z') / 1000;
let now: number;
let started: Started;
beforeEach(async () => {
  now = START;
  started = await start({ now: () => now * 1000 });
});
afterEach(() => started.stop());

const AT_ONCE = { proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete' } as const;
const lastTypes = (count: number) =>
  started.double
    .events()
    .slice(-count)
    .map(({ type }) => type);

async function upgradeAfter15Days(card: string, more: Stripe.SubscriptionUpdateParams = {}) {
  const before = await subscribed(started, 'price_essencial', card);
  now += 15 * DAY;
  const changed = await started.stripe.subscriptions.update(before.subscription.id, {
    items: [{ id: before.item.id, price: 'price_premium' }],
    ...AT_ONCE,
    ...more,
    expand: ['latest_invoice'],
  });
  const invoice = changed.latest_invoice;
  if (typeof invoice !== 'object' || invoice === null) throw new Error('No invoice');
  return { ...before, changed, invoice };
}

const priceOf = ({ items }: Stripe.Subscription) => items.data[0]?.price.id;

describe('an upgrade in the middle of a period', () => {
  it('charges the difference for the rest of the period and keeps the period', async () => {
    const { item, changed, invoice } = await upgradeAfter15Days('4242424242424242');
    expect(priceOf(changed)).toBe('price_premium');
    expect(changed.items.data[0]).toMatchObject({
      id: item.id,
      current_period_end: item.current_period_end,
      current_period_start: START,
    });
    expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_update', amount_paid: 1495 - 745 });
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-745, 1495]);
    expect(lastTypes(2)).toEqual(['invoice.paid', 'customer.subscription.updated']);
  });

  it('costs what the preview says', async () => {
    const { subscription, item } = await subscribed(started);
    now += 10 * DAY + 12_345;
    const details = { items: [{ id: item.id, price: 'price_premium' }], proration_date: now - 60 };
    const preview = await started.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...details, proration_behavior: 'always_invoice' },
    });
    expect(preview).toMatchObject({ status: 'draft', billing_reason: 'subscription_update' });
    const { latest_invoice } = await started.stripe.subscriptions.update(subscription.id, {
      ...details,
      ...AT_ONCE,
      expand: ['latest_invoice'],
    });
    expect(latest_invoice).toMatchObject({ amount_due: preview.amount_due, amount_paid: preview.total });
    const { data } = await started.stripe.invoices.list({ subscription: subscription.id });
    expect(data).toHaveLength(2);
  });

  it.each([
    ['is declined', '4000000000000341', 'invoice.payment_failed', 'requires_payment_method'],
    ['waits for a confirmation', '4000002500003155', 'invoice.payment_action_required', 'requires_action'],
  ])('is pending when the payment %s', async (_what, card, type, intentStatus) => {
    const { changed, invoice } = await upgradeAfter15Days(card);
    expect(priceOf(changed)).toBe('price_essencial');
    expect(changed).toMatchObject({
      status: 'active',
      pending_update: { expires_at: now + 23 * 3600, subscription_items: [{ price: { id: 'price_premium' } }] },
    });
    const open = await started.stripe.invoices.retrieve(invoice.id ?? '', {
      expand: ['payments.data.payment.payment_intent'],
    });
    expect(open).toMatchObject({
      status: 'open',
      payments: { data: [{ status: 'open', payment: { payment_intent: { status: intentStatus } } }] },
    });
    expect(lastTypes(2)).toEqual([type, 'customer.subscription.updated']);
  });

  it('is given up when nobody pays for 23 hours', async () => {
    const { subscription, invoice } = await upgradeAfter15Days('4000002500003155');
    now += 23 * 3600;
    const after = await started.stripe.subscriptions.retrieve(subscription.id);
    expect(after.pending_update).toBeNull();
    expect(priceOf(after)).toBe('price_essencial');
    expect(await started.stripe.invoices.retrieve(invoice.id ?? '')).toMatchObject({ status: 'void' });
    await expect(started.stripe.invoices.pay(invoice.id ?? '')).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is given up when its invoice is made void', async () => {
    const { subscription, invoice } = await upgradeAfter15Days('4000002500003155');
    expect(await started.stripe.invoices.voidInvoice(invoice.id ?? '')).toMatchObject({ status: 'void' });
    expect(await started.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ pending_update: null });
  });

  it('takes back a cancellation together with the pending change', async () => {
    const { changed } = await upgradeAfter15Days('4000002500003155', { cancel_at_period_end: true });
    expect(changed).toMatchObject({ cancel_at_period_end: false, pending_update: { cancel_at_period_end: true } });
  });

  it('fails as a whole with error_if_incomplete', async () => {
    const upgrade = upgradeAfter15Days('4000000000000341', { payment_behavior: 'error_if_incomplete' });
    await expect(upgrade).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect(lastTypes(1)).toEqual(['checkout.session.completed']);
  });

  it('renews at the new price on the same day', async () => {
    const { customer } = await upgradeAfter15Days('4242424242424242');
    now = START + 31 * DAY;
    const { data } = await started.stripe.invoices.list({ customer: customer.id });
    expect(data[0]).toMatchObject({ amount_paid: 2990, created: START + 30 * DAY });
  });
});

it('a change to a cheaper price leaves a credit that the next invoice uses', async () => {
  const { customer, subscription, item } = await subscribed(started, 'price_premium');
  now += 15 * DAY;
  await started.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: 'price_essencial' }],
    proration_behavior: 'always_invoice',
  });
  expect(await started.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -750 });
  now += 16 * DAY;
  const { data } = await started.stripe.invoices.list({ customer: customer.id });
  expect(data[0]).toMatchObject({ total: 1490, amount_paid: 740, starting_balance: -750, ending_balance: 0 });
});

describe('an update is refused', () => {
  it.each<[string, Stripe.SubscriptionUpdateParams, string]>([
    ['without the item', { items: [{ price: 'price_premium' }], ...AT_ONCE }, 'items[0][id]'],
    ['with an unknown price', { items: [{ id: '', price: 'price_x' }], ...AT_ONCE }, 'items[0][price]'],
    ['with a single payment', { items: [{ id: '', price: 'price_pix_premium_30' }], ...AT_ONCE }, 'items[0][price]'],
    ['with a date outside of the period', { proration_date: 1 }, 'proration_date'],
    ['with metadata on a pending change', { metadata: { a: 'b' }, ...AT_ONCE }, 'metadata'],
  ])('%s', async (_what, params, param) => {
    const { subscription, item } = await subscribed(started);
    const items = params.items?.map((one) => (one.id === '' ? { ...one, id: item.id } : one));
    const update = started.stripe.subscriptions.update(subscription.id, { ...params, ...(items && { items }) });
    await expect(update).rejects.toMatchObject({ statusCode: 400, param });
  });

  it('after the end', async () => {
    const { subscription } = await subscribed(started);
    started.double.cancelNow({ subscription: subscription.id });
    const update = started.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(update).rejects.toMatchObject({ statusCode: 400 });
  });
});
