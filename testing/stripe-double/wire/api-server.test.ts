import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSession, type Started, sdkFor, start, subscribed } from '../double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${started.double.address}${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_double', ...headers },
    body,
  });

describe('the API', () => {
  it('refuses a wrong key', async () => {
    const refused = sdkFor(started.double.address, 'sk_test_other').customers.list();
    await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect((await fetch(`${started.double.address}/v1/customers`)).status).toBe(401);
  });

  it('takes the key as a Basic user name, too', async () => {
    const Authorization = `Basic ${Buffer.from('sk_test_double:').toString('base64')}`;
    const answer = await fetch(`${started.double.address}/v1/customers`, { headers: { Authorization } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
  });

  it('refuses another version of the API', async () => {
    const answer = await post('/v1/customers', '', { 'Stripe-Version': '2020-08-27' });
    expect(answer.status).toBe(400);
  });

  it('answers 404 for an unknown id, and 400 for one in a parameter', async () => {
    const { stripe } = started;
    const unknown = { type: 'StripeInvalidRequestError', code: 'resource_missing' };
    await expect(stripe.customers.retrieve('cus_0')).rejects.toMatchObject({ ...unknown, statusCode: 404 });
    const session = openSession(stripe, 'cus_0', 'price_premium');
    await expect(session).rejects.toMatchObject({ ...unknown, statusCode: 400, param: 'customer' });
  });

  it('refuses parameters that it does not know, and bad values, by name', async () => {
    const bad = async (path: string, body: string) => ((await (await post(path, body)).json()) as object) ?? {};
    expect(await bad('/v1/customers', 'nmae=x')).toMatchObject({ error: { param: 'nmae', code: 'parameter_unknown' } });
    expect(await bad('/v1/customers', 'email=x')).toMatchObject({ error: { param: 'email' } });
    expect(await bad('/v1/customers', '__proto__[a]=1')).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect(await bad('/v1/refunds', 'amount=abc')).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect(await bad('/v1/unknown', '')).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('keeps, changes and removes metadata', async () => {
    const { stripe } = started;
    const { id } = await stripe.customers.create({ metadata: { account: 'a1', other: 'b' } });
    const changed = await stripe.customers.update(id, { metadata: { other: '', third: 'c' } });
    expect(changed.metadata).toEqual({ account: 'a1', third: 'c' });
    expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
  });

  it('pages through lists of more than ten, newest first', async () => {
    const { stripe } = started;
    const ids: string[] = [];
    for (let i = 0; i < 25; i += 1) ids.unshift((await stripe.customers.create({})).id);
    const first = await stripe.customers.list();
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    const all: string[] = [];
    for await (const { id } of stripe.customers.list()) all.push(id);
    expect(all).toEqual(ids);
    const before = await stripe.customers.list({ ending_before: ids[20] ?? '', limit: 3 });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(17, 20));
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('expands what is asked for, and refuses what cannot be expanded', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribed(started);
    const plain = await stripe.invoices.list({ customer: customer.id });
    expect(plain.data[0]).not.toHaveProperty('payments');
    const expanded = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['customer', 'latest_invoice.payments'],
    });
    expect(expanded).toMatchObject({
      customer: { id: customer.id },
      latest_invoice: { payments: { data: [{ status: 'paid' }] } },
    });
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
      expand: ['payments.data.payment.payment_intent'],
    });
    expect(invoice.payments?.data).toMatchObject([{ payment: { payment_intent: { status: 'succeeded' } } }]);
    const deep = stripe.subscriptions.list({ expand: ['data.items.data.price.product'] });
    await expect(deep).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
    const refused = stripe.subscriptions.retrieve(subscription.id, { expand: ['nothing'] });
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });

  it('logs each request with its decoded parameters', async () => {
    const { stripe, double } = started;
    await stripe.customers.create({ metadata: { account: 'a1' } }, { idempotencyKey: 'key-1' });
    await stripe.customers.list({ limit: 3 });
    expect(double.requests()).toMatchObject([
      { method: 'POST', path: '/v1/customers', body: { metadata: { account: 'a1' } }, idempotencyKey: 'key-1' },
      { method: 'GET', path: '/v1/customers', body: { limit: '3' }, idempotencyKey: null },
    ]);
  });
});
