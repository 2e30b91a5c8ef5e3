import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';

// What Stripe does and the double could get wrong, so that the tests of the product would pass with a mistake.

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
    const held = Promise.withResolvers<void>();
    fail('slow', { until: held.promise });
    const first = create('a1');
    await expect.poll(() => double.requests().length).toBe(1);
    await expect(create('a1')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    held.resolve();
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

it('a subscription can’t be cancelled directly while it has a schedule', async () => {
  const { id } = await subscribed('price_premium');
  await stripe.subscriptionSchedules.create({ from_subscription: id });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    statusCode: 400,
  });
});

it.each([
  ['is declined', '4000000000000341'],
  ['waits for a confirmation', '4000002500003155'],
])('an upgrade is pending while the payment %s, and is given up after 23 hours', async (_, card) => {
  const { id, item } = await subscribed('price_essencial', card);
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price: 'price_premium' }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  const changed = await read(id);
  expect(changed).toMatchObject({ status: 'active', items: { data: [{ price: { id: 'price_essencial' } }] } });
  expect(changed.pending_update).not.toBeNull();
  now += 23 * 3600;
  expect(await read(id)).toMatchObject({ pending_update: null, latest_invoice: { status: 'void' } });
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
