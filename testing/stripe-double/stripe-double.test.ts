import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { monthsAfter } from './billing/calendar.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';

// What Stripe does and the double could get wrong, so that the tests of the product would pass with a mistake.

const DAY = 86_400;
let now: number;
let double: StripeDouble;
let stripe: Stripe;
beforeEach(async () => {
  now = Date.parse('2027-04-01T12:00:00Z') / 1000;
  double = await startStripeDouble({ now: () => now * 1000 });
  const { hostname, port } = new URL(double.address);
  stripe = new Stripe('sk_test_double', { host: hostname, port: Number(port), protocol: 'http', telemetry: false });
});
afterEach(() => double.stop());

const openSession = (customer: string, price: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    allowed_payment_method_types: ['card'],
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:1/ok',
    cancel_url: 'http://localhost:1/no',
  });

/** A customer with a subscription that was paid by card. */
async function subscribed(price = 'price_essencial', card = '4242 4242 4242 4242') {
  const { id: customer } = await stripe.customers.create({ metadata: { account: 'a1' } });
  const { id: session } = await openSession(customer, price);
  double.pay({ session, method: 'card', card });
  const [subscription] = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
  const item = subscription?.items.data[0];
  if (subscription === undefined || item === undefined) throw new Error('No subscription');
  return { customer, id: subscription.id, item };
}
const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const lastTypes = (count: number) =>
  double
    .events()
    .slice(-count)
    .map(({ type }) => type);

describe('a call', () => {
  it('with an unknown parameter, value or id is refused by name', async () => {
    const customer = (params: object) => stripe.customers.create(params);
    await expect(customer({ nmae: 'x' })).rejects.toMatchObject({ statusCode: 400, param: 'nmae' });
    await expect(openSession('cus_0', 'price_premium')).rejects.toMatchObject({ statusCode: 400, param: 'customer' });
    const { id } = await stripe.customers.create({});
    await expect(openSession(id, 'price_pix_premium_30')).rejects.toMatchObject({ param: 'line_items[0][price]' });
    await expect(stripe.customers.retrieve('cus_0')).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.charges.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('pages through a list, newest first, and answers parts only if they are expanded', async () => {
    const { customer } = await subscribed();
    for (let i = 0; i < 3; i += 1) await openSession(customer, 'price_premium');
    const all: Stripe.Checkout.Session[] = [];
    for await (const session of stripe.checkout.sessions.list({ customer, limit: 2 })) all.push(session);
    expect(all.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'complete']);
    expect(all[0]).not.toHaveProperty('double');
    const [plain] = (await stripe.invoices.list({ customer })).data;
    expect(plain).not.toHaveProperty('payments');
    const [whole] = (await stripe.invoices.list({ customer, expand: ['data.payments'] })).data;
    const [charge] = (await stripe.charges.list({ customer })).data;
    expect(whole?.payments?.data[0]?.payment.payment_intent).toBe(charge?.payment_intent);
  });
});

describe('an idempotency key', () => {
  const KEY = { idempotencyKey: 'k1', maxNetworkRetries: 0 };
  const create = (account: string, options: Stripe.RequestOptions = KEY) =>
    stripe.customers.create({ metadata: { account } }, options);
  const fail = (status: 402 | 500 | 'disconnect' | 'slow', more: object = {}) =>
    double.fail({ method: 'POST', path: '/v1/customers', times: 1, status, ...more });

  it('answers the same call again with the first answer, also one that was lost, and refuses another', async () => {
    fail('disconnect');
    // The SDK repeats a call once by itself when the connection was closed.
    const { id, lastResponse } = await create('a1');
    expect(lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await create('a1')).id).toBe(id);
    await expect(create('a2')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('is in use while the first call is at work', async () => {
    fail('slow', { ms: 300 });
    const first = create('a1');
    await expect.poll(() => double.requests().length).toBe(1);
    await expect(create('a1')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await first;
  });

  it('is free after bad parameters and most faults; a declined card and some faults are stored', async () => {
    await expect(stripe.customers.create({ email: 'x' }, KEY)).rejects.toMatchObject({ statusCode: 400 });
    fail(500);
    await expect(create('a1')).rejects.toMatchObject({ statusCode: 500 });
    expect(await create('a1')).toMatchObject({ object: 'customer' });
    for (const [idempotencyKey, status] of [
      ['k2', 402],
      ['k3', 500],
    ] as const) {
      fail(status, { saved: true });
      for (let i = 0; i < 2; i += 1)
        await expect(create('a1', { ...KEY, idempotencyKey })).rejects.toMatchObject({ statusCode: status });
    }
  });
});

describe('a subscription', () => {
  it.each([
    ['2027-01-31T10:11:12Z', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-02-29T12:00:00Z', ['2028-03-29', '2028-04-29']],
  ])('of %s renews on the same day or the last of the month', async (anchor, wanted) => {
    now = Date.parse(anchor) / 1000;
    const { id } = await subscribed();
    for (const [months, date] of wanted.entries()) {
      const end = (await read(id)).items.data[0]?.current_period_end ?? 0;
      expect(end).toBe(monthsAfter(Date.parse(anchor) / 1000, months + 1));
      expect(new Date(end * 1000).toISOString().slice(0, 10)).toBe(date);
      now = end;
    }
  });

  it('is past due when the renewal is declined, and ends after the last retry', async () => {
    const { customer, id } = await subscribed('price_premium', '4000 0000 0000 0341');
    double.shift({ customer, seconds: 32 * DAY });
    expect(await read(id)).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open' } });
    expect(lastTypes(2)).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
    double.shift({ customer, seconds: 16 * DAY });
    expect(await read(id)).toMatchObject({ status: 'canceled' });
    expect(lastTypes(1)).toEqual(['customer.subscription.deleted']);
  });

  it('can’t be cancelled directly while it has a schedule', async () => {
    const { id } = await subscribed('price_premium');
    await stripe.subscriptionSchedules.create({ from_subscription: id });
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('gets the price of its schedule’s next phase at the end of the period, and then no schedule', async () => {
    const { customer, id, item } = await subscribed('price_premium');
    const { id: schedule } = await stripe.subscriptionSchedules.create({ from_subscription: id });
    const [start_date, end_date] = [item.current_period_start, item.current_period_end];
    const items = [{ price: 'price_premium' }];
    const change = (start: number) =>
      stripe.subscriptionSchedules.update(schedule, {
        end_behavior: 'release',
        phases: [
          { items, start_date: start, end_date },
          { items: [{ price: 'price_essencial' }], duration: { interval: 'month', interval_count: 1 } },
        ],
      });
    await expect(change(start_date - 1)).rejects.toMatchObject({ param: 'phases[0][start_date]' });
    await change(start_date);
    double.shift({ customer, seconds: 32 * DAY });
    expect(await read(id)).toMatchObject({ schedule, latest_invoice: { amount_paid: 1490, status: 'paid' } });
    double.shift({ customer, seconds: 31 * DAY });
    expect(await read(id)).toMatchObject({ schedule: null, status: 'active' });
  });
});

describe('an upgrade in the middle of a period of 30 days', () => {
  async function upgrade(card?: string) {
    const before = await subscribed('price_essencial', card);
    now += 15 * DAY;
    const items = [{ id: before.item.id, price: 'price_premium' }];
    const preview = await stripe.invoices.createPreview({
      subscription: before.id,
      subscription_details: { items, proration_behavior: 'always_invoice' },
    });
    const params = { items, proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete' } as const;
    await stripe.subscriptions.update(before.id, params);
    return { ...before, preview, changed: await read(before.id) };
  }

  it('charges what the preview says, the difference for the rest of the period, and keeps the period', async () => {
    const { changed, item, preview } = await upgrade();
    expect(changed.items.data[0]).toMatchObject({
      price: { id: 'price_premium' },
      current_period_end: item.current_period_end,
    });
    expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 1495 - 745 });
    expect(preview.amount_due).toBe(1495 - 745);
  });

  it.each([
    ['is declined', '4000000000000341'],
    ['waits for a confirmation', '4000002500003155'],
  ])('is pending while the payment %s, and is given up after 23 hours', async (_, card) => {
    const { changed, id } = await upgrade(card);
    expect(changed).toMatchObject({ status: 'active', items: { data: [{ price: { id: 'price_essencial' } }] } });
    expect(changed.pending_update).not.toBeNull();
    now += 23 * 3600;
    expect(await read(id)).toMatchObject({ pending_update: null, latest_invoice: { status: 'void' } });
  });
});

it('a charge is refunded once, not while it is disputed, and a part of it doesn’t make it refunded', async () => {
  const { customer } = await subscribed();
  const [charge] = (await stripe.charges.list({ customer })).data;
  const id = charge?.id ?? '';
  double.refund({ charge: id, amount: 490 });
  expect(await stripe.charges.retrieve(id)).toMatchObject({ amount_refunded: 490, refunded: false });
  double.dispute({ charge: id });
  await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({ code: 'charge_disputed' });
  double.closeDispute({ charge: id, status: 'won' });
  expect(await stripe.refunds.create({ charge: id })).toMatchObject({ amount: 1000 });
  await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
});
