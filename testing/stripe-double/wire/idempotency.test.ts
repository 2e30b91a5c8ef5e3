import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Started, start, subscribed } from '../double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

const KEY = { idempotencyKey: 'k1', maxNetworkRetries: 0 };
const create = (account: string, options: Stripe.RequestOptions = KEY) =>
  started.stripe.customers.create({ metadata: { account } }, options);
const countOf = async () => (await started.stripe.customers.list()).data.length;

describe('an idempotency key', () => {
  it('answers the same call again with the first answer', async () => {
    const first = await create('a1');
    const again = await create('a1');
    expect(again.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.headers['idempotency-key']).toBe('k1');
    expect(await countOf()).toBe(1);
  });

  it('refuses other parameters, and another call', async () => {
    await create('a1');
    await expect(create('a2')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const other = started.stripe.refunds.create({ charge: 'ch_0' }, KEY);
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('is in use while the first call is at work; the SDK retries until it has the answer', async () => {
    started.double.fail({ method: 'POST', path: '/v1/customers', times: 1, status: 'slow', ms: 300 });
    const first = create('a1');
    await expect.poll(() => started.double.requests().length).toBe(1);
    await expect(create('a1')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const patient = create('a1', { idempotencyKey: 'k1', maxNetworkRetries: 5 });
    expect((await patient).id).toBe((await first).id);
    expect(await countOf()).toBe(1);
  });

  it('is free again after bad parameters', async () => {
    const bad = started.stripe.customers.create({ email: 'x' }, KEY);
    await expect(bad).rejects.toMatchObject({ statusCode: 400 });
    expect(await create('a1')).toMatchObject({ object: 'customer' });
  });

  it('keeps a refusal that came from the work', async () => {
    const { customer } = await subscribed(started);
    const { data } = await started.stripe.charges.list({ customer: customer.id });
    const charge = data[0]?.id ?? '';
    started.double.refund({ charge });
    const refund = () => started.stripe.refunds.create({ charge }, { idempotencyKey: 'r1' });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await expect(refund()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
  });
});

describe('a planned failure', () => {
  const failing = (status: 402 | 429 | 500 | 'disconnect', more: object = {}) =>
    started.double.fail({ method: 'post', path: '/v1/customers', times: 1, status, ...more });

  it('answers as Stripe does, so often as planned', async () => {
    failing(429);
    await expect(create('a1')).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    failing(500);
    await expect(create('a1')).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect(await create('a1')).toMatchObject({ object: 'customer' });
  });

  it('is kept for the key after a 402, and after a 500 if wanted', async () => {
    failing(402);
    await expect(create('a1')).rejects.toMatchObject({ code: 'card_declined' });
    await expect(create('a1')).rejects.toMatchObject({ code: 'card_declined' });
    failing(500, { saved: true });
    const other = { idempotencyKey: 'k2', maxNetworkRetries: 0 };
    await expect(create('a1', other)).rejects.toMatchObject({ statusCode: 500 });
    await expect(create('a1', other)).rejects.toMatchObject({ statusCode: 500 });
    expect(await countOf()).toBe(0);
  });

  it('loses the answer after the work: the repeated call gets it', async () => {
    failing('disconnect');
    // The SDK repeats a call once by itself when the connection was closed.
    const customer = await create('a1');
    expect(customer.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await countOf()).toBe(1);
  });

  it('loses the call before the work', async () => {
    started.double.fail({ method: 'POST', path: '^/v1/cust', times: 2, status: 'disconnect', before: true });
    await expect(create('a1')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await countOf()).toBe(0);
  });
});
