import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, openSession, type Started, start } from '../double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

const PARAMS = {
  mode: 'subscription',
  line_items: [{ price: 'price_premium', quantity: 1 }],
  success_url: 'https://alento.test/ok',
} satisfies Stripe.Checkout.SessionCreateParams;
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const lastType = (): string | undefined => started.double.events().at(-1)?.type;

describe('a Checkout session', () => {
  it('is made as Stripe makes it', async () => {
    const { stripe } = started;
    const { id: customer } = await stripe.customers.create({});
    const expires_at = inSeconds(3600);
    const session = await stripe.checkout.sessions.create({
      ...PARAMS,
      customer,
      client_reference_id: 'a1',
      metadata: { account: 'a1' },
      subscription_data: { metadata: { plan: 'premium' } },
      locale: 'pt-BR',
      expires_at,
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 2990,
      currency: 'brl',
      customer,
      client_reference_id: 'a1',
      metadata: { account: 'a1' },
      locale: 'pt-BR',
      expires_at,
      status: 'open',
      payment_status: 'unpaid',
      payment_method_types: ['card'],
      subscription: null,
    });
    expect(session).not.toHaveProperty('line_items');
    started.double.pay({ session: session.id, method: 'card' });
    const { data } = await stripe.subscriptions.list({ customer });
    expect(data[0]?.metadata).toEqual({ plan: 'premium' });
  });

  it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
    ['without an address to go on to', { success_url: '' }, 'success_url'],
    ['with an address that is none', { success_url: 'ok' }, 'success_url'],
    ['with an unknown price', { line_items: [{ price: 'price_x', quantity: 1 }] }, 'line_items[0][price]'],
    ['without a quantity', { line_items: [{ price: 'price_premium' }] }, 'line_items[0][quantity]'],
    ['without a line', { line_items: [] }, 'line_items'],
    ['with a recurring price as a single payment', { mode: 'payment' }, 'mode'],
    [
      'with a single payment as a subscription',
      { line_items: [{ price: 'price_pix_premium_30', quantity: 1 }] },
      'line_items[0][price]',
    ],
    ['for an unknown customer', { customer: 'cus_0' }, 'customer'],
    ['with Pix alone for a subscription', { allowed_payment_method_types: ['pix'] }, 'allowed_payment_method_types'],
    ['that ends too soon', { expires_at: inSeconds(600) }, 'expires_at'],
    ['that ends too late', { expires_at: inSeconds(2 * DAY) }, 'expires_at'],
    ['with data of another mode', { payment_intent_data: { metadata: { a: 'b' } } }, 'payment_intent_data'],
  ])('is refused %s', async (_what, params, param) => {
    const created = started.stripe.checkout.sessions.create({ ...PARAMS, ...params });
    await expect(created).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
  });

  it('offers card and Pix for a single payment, and only what is allowed', async () => {
    const params: Stripe.Checkout.SessionCreateParams = {
      ...PARAMS,
      mode: 'payment',
      line_items: [{ price: 'price_pix_premium_30', quantity: 1 }],
    };
    const { stripe } = started;
    const both = await stripe.checkout.sessions.create(params);
    expect(both.payment_method_types).toEqual(['card', 'pix']);
    const pix = await stripe.checkout.sessions.create({ ...params, allowed_payment_method_types: ['pix'] });
    expect(pix.payment_method_types).toEqual(['pix']);
  });

  it('offers Pix for a subscription if the account has it', async () => {
    await started.stop();
    started = await start({ pixRecurring: true });
    const session = await started.stripe.checkout.sessions.create({
      ...PARAMS,
      customer: (await started.stripe.customers.create({})).id,
      allowed_payment_method_types: ['pix'],
    });
    expect(started.double.pay({ session: session.id, method: 'pix' })).toMatchObject({
      paid: true,
      session: { subscription: expect.stringMatching(/^sub_/) },
    });
  });

  it('is listed by customer, and expires on demand and by itself', async () => {
    const { stripe, double } = started;
    const { id: customer } = await stripe.customers.create({});
    const first = await openSession(stripe, customer, 'price_premium');
    const second = await openSession(stripe, customer, 'price_essencial');
    expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(first.id)).rejects.toMatchObject({ statusCode: 400 });
    const open = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open.data.map(({ id }) => id)).toEqual([second.id]);
    double.shift({ customer, seconds: DAY });
    const all = await stripe.checkout.sessions.list({ customer });
    expect(all.data.map(({ status }) => status)).toEqual(['expired', 'expired']);
    expect(lastType()).toBe('checkout.session.expired');
    expect(() => double.pay({ session: second.id, method: 'card' })).toThrow('expired');
  });
});

describe('a Pix that is left unpaid', () => {
  async function left() {
    const { stripe, double } = started;
    const { id: customer } = await stripe.customers.create({});
    const { id } = await openSession(stripe, customer, 'price_pix_premium_365');
    double.pay({ session: id, method: 'pix', leave: true });
    return { id, customer };
  }

  it('completes the session without a payment', async () => {
    const { id, customer } = await left();
    const session = await started.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_action', next_action: { type: 'pix_display_qr_code' } },
    });
    expect((await started.stripe.charges.list({ customer })).data).toEqual([]);
    expect(lastType()).toBe('checkout.session.completed');
  });

  it('is paid later, once', async () => {
    const { id, customer } = await left();
    started.double.pix({ session: id, outcome: 'paid' });
    expect(await started.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
    const { data } = await started.stripe.charges.list({ customer });
    expect(data).toMatchObject([{ amount: 29900, paid: true, payment_method_details: { type: 'pix' } }]);
    expect(lastType()).toBe('checkout.session.async_payment_succeeded');
    expect(() => started.double.pix({ session: id, outcome: 'failed' })).toThrow('still to be paid');
  });

  it('fails', async () => {
    const { id } = await left();
    started.double.pix({ session: id, outcome: 'failed' });
    expect(await started.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'unpaid' });
    expect(lastType()).toBe('checkout.session.async_payment_failed');
  });
});
