import { describe, expect, it } from 'vitest';
import { openForFile, openForTest } from '../../../testing/open-for-file.ts';
import { startPaymentApp } from '../../../testing/payment-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await openForFile(startPaymentApp());

const PREMIUM = 'price_premium';
const sessionsOf = (userId: string) => app.double.lookUp(userId).sessions;

describe('POST /create-checkout-session', () => {
  it('opens a page of Stripe that knows the account’s id and plan', async () => {
    const ana = await app.newBuyer();
    await ana.openCheckout(PREMIUM);
    const [session] = sessionsOf(ana.userId);
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: ana.userId,
      metadata: { account: ana.userId, plan: 'premium', period: 'month' },
      customer_email: null,
      success_url: 'https://alento.test/payment-success',
      cancel_url: 'https://alento.test/payment-cancel',
    });
  });

  it('opens one page for two clicks at once and for a retry', async () => {
    const ana = await app.newBuyer();
    const ids = await Promise.all([ana.openCheckout(PREMIUM), ana.openCheckout(PREMIUM), ana.openCheckout(PREMIUM)]);
    ids.push(await ana.openCheckout(PREMIUM));
    expect(new Set(ids).size).toBe(1);
    expect(sessionsOf(ana.userId)).toHaveLength(1);
  });

  it('opens one page if the answer of Stripe was lost', async () => {
    const ana = await app.newBuyer();
    app.double.fail({ method: 'POST', path: '/v1/checkout/sessions', times: 3, status: 'disconnect' });
    const lost = await ana.askForPage(PREMIUM);
    expect(lost).toMatchObject({
      status: 502,
      body: { message: 'Erro ao criar sessão de checkout', error: 'Erro ao criar sessão de checkout' },
    });
    await ana.openCheckout(PREMIUM);
    expect(sessionsOf(ana.userId)).toHaveLength(1);
  });

  it('opens a page with another key if Stripe keeps refusing the first one', async () => {
    const ana = await app.newBuyer();
    app.double.fail({ method: 'POST', path: '/v1/checkout/sessions', times: 1, status: 500, saved: true });
    await ana.openCheckout(PREMIUM);
    expect(sessionsOf(ana.userId)).toHaveLength(1);
  });

  it('closes the page of another price, so that nobody pays twice', async () => {
    const ana = await app.newBuyer();
    const first = await ana.openCheckout('price_essencial');
    const second = await ana.openCheckout(PREMIUM);
    const third = await ana.openCheckout('price_pix_premium_30');
    const states = Object.fromEntries(sessionsOf(ana.userId).map(({ id, status }) => [id, status]));
    expect(states).toEqual({ [first]: 'expired', [second]: 'expired', [third]: 'open' });
  });

  it('asked for two prices in turn many times at once, leaves one page open and never fails', async () => {
    const ana = await app.newBuyer();
    const asked = Array.from({ length: 24 }, (_, place) => ana.askForPage(place % 2 ? PREMIUM : 'price_essencial'));
    const answers = (await Promise.all(asked)).map(({ status, body }) => `${status} ${body.errorCode ?? ''}`);
    expect(new Set(answers)).toEqual(new Set(['200 ', '502 CHECKOUT_SESSION_FAILED']));
    expect(sessionsOf(ana.userId).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('opens a new page after the last one has expired', async () => {
    const ana = await app.newBuyer();
    const first = await ana.openCheckout(PREMIUM);
    await ana.waitDays(2);
    expect(await ana.openCheckout(PREMIUM)).not.toBe(first);
  });

  it('refuses another person’s id and an unknown price', async () => {
    const [ana, bia] = [await app.newBuyer(), await app.newBuyer()];
    const asBia = await ana.call('POST', '/create-checkout-session', { priceId: PREMIUM, userId: bia.userId });
    expect([asBia.status, asBia.body.errorCode]).toEqual([403, 'FORBIDDEN']);
    const unknown = await ana.askForPage('price_x');
    expect([unknown.status, unknown.body.message]).toEqual([422, 'Plano inválido selecionado']);
    const nothing = await ana.call('POST', '/create-checkout-session', { userId: ana.userId });
    expect([nothing.status, nothing.body.message]).toEqual([422, 'Plano inválido selecionado']);
    expect(sessionsOf(bia.userId)).toEqual([]);
  });

  it('refuses minors with a reason of their own', async () => {
    const ana = await app.newBuyer();
    await ana.call('PUT', '/onboarding/user-data', { ageRange: 'menor-18' });
    const { status, body } = await ana.askForPage(PREMIUM);
    expect([status, body.errorCode]).toEqual([403, 'CHECKOUT_MINOR']);
    expect(body.error).toBe(body.message);
  });

  it('refuses what the person has, and a second subscription', async () => {
    const ana = await app.buyerOf('price_essencial');
    const ask = async (priceId: string) => (await ana.askForPage(priceId)).body.errorCode;
    expect(await ask('price_essencial')).toBe('PLAN_INCLUDED');
    expect(await ask(PREMIUM)).toBe('SUBSCRIPTION_RENEWS');
    expect(await ask('price_pix_premium_30')).toBe('SUBSCRIPTION_RENEWS');
  });

  it('refuses a second page for a payment whose webhook has not arrived', async () => {
    const ana = await app.newBuyer();
    app.double.delivery({ mode: 'hold' });
    try {
      app.double.pay({ session: await ana.openCheckout(PREMIUM), method: 'card' });
      const again = await ana.askForPage(PREMIUM);
      expect(again.body.errorCode).toBe('PLAN_INCLUDED');
      expect(await ana.plan()).toBe('premium');
    } finally {
      app.double.delivery({ mode: 'normal' });
      await app.double.deliver();
    }
  });
});

describe('a payment that arrives while another page is asked for', () => {
  it.each([
    [PREMIUM, PREMIUM],
    ['price_essencial', PREMIUM],
    [PREMIUM, 'price_essencial'],
    [PREMIUM, 'price_pix_premium_30'],
  ])('of %s leaves nothing open to pay of %s, however slow Stripe is', async (first, second) => {
    for (const ms of [0, 30, 120]) {
      const ana = await app.newBuyer();
      const session = await ana.openCheckout(first);
      app.double.fail({ method: 'GET', path: '^/v1/', times: 6, status: 'slow', ms });
      app.double.pay({ session, method: 'card' });
      const ask = () => ana.askForPage(second);
      const [, ...answers] = await Promise.all([app.settle(), ask(), ask()]);
      answers.push(await ask());
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
      await app.settle();
      expect(sessionsOf(ana.userId).filter(({ status }) => status === 'open')).toEqual([]);
    }
  });
});

describe('an installation without a key', () => {
  it('lists no offers, refuses payments and webhooks, and everything else works', async () => {
    const plain = await openForTest(startTestApp());
    const ana = await plain.newPerson();
    const refused = await ana.call('POST', '/create-checkout-session', { priceId: PREMIUM, userId: ana.userId });
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'PAYMENTS_OFF']);
    const { body: plans } = await plain.call('GET', '/plans');
    expect(plans.flatMap(({ offers }: { offers: unknown[] }) => offers)).toEqual([]);
    expect((await ana.call('GET', '/subscription')).body).toMatchObject({ status: 'free', checkout: null });
    expect((await ana.call('GET', '/subscription/receipts')).body).toEqual([]);
    expect((await ana.call('POST', '/subscription/cancel')).body.errorCode).toBe('SUBSCRIPTION_NONE');
    expect((await ana.call('POST', '/subscription/refresh')).status).toBe(204);
    expect((await plain.call('POST', '/webhooks/stripe', { body: {} })).status).toBe(503);
  });
});
