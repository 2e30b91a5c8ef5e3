import { localDateOf } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { startPaymentApp } from '../../../testing/payment-app.ts';

const app = await openForFile(startPaymentApp());

const DAY = 86_400_000;
const SP = 'America/Sao_Paulo';

describe('a plan bought by card', () => {
  it('opens when the webhook arrives, with the next charge and what cancelling would do', async () => {
    const ana = await app.buyerOf('price_premium');
    expect(await ana.plan()).toBe('premium');
    const subscription = await ana.subscription();
    expect(subscription).toMatchObject({
      planId: 'premium',
      status: 'active',
      method: 'card',
      period: 'month',
      priceCents: 2990,
      endsAt: null,
      nextPlanId: null,
      checkout: { priceId: 'price_premium', planId: 'premium', method: 'card', state: 'paid' },
    });
    expect(localDateOf(subscription.renewsAt, SP)).toBe('2026-04-14');
    expect(subscription.cancellation).toEqual({ kind: 'refund', cents: 2990, lastDay: '2026-03-21', leaves: null });
  });

  it('stops renewing on the eighth day, and access stays until the paid period ends', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(8);
    const { renewsAt, cancellation } = await ana.subscription();
    expect(cancellation).toEqual({ kind: 'period-end', until: renewsAt });
    expect(await ana.cancel('period-end')).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('continua até 6 de abril de 2026'), refunded: false },
    });
    expect(await ana.subscription()).toMatchObject({ status: 'canceled', endsAt: renewsAt, renewsAt: null });
    expect(app.double.lookUp(ana.userId).charges[0]?.refunded).toBe(false);
    // Cancelling again changes nothing.
    expect(await ana.cancel()).toMatchObject({ status: 200, body: { refunded: false } });
    await ana.waitDays(22);
    expect(await ana.plan()).toBe('premium');
    await ana.waitDays(2);
    expect(await ana.plan()).toBe('free');
  });

  it('stops renewing also if only the answer of Stripe was lost', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(8);
    app.double.fail({ method: 'POST', path: '/v1/subscriptions', times: 3, status: 'disconnect' });
    expect(await ana.cancel('period-end')).toMatchObject({ status: 200, body: { refunded: false } });
    expect(await ana.subscription()).toMatchObject({ status: 'canceled' });
  });

  it('is left alone if something else would happen than the screen announced', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(8);
    const refused = await ana.cancel('refund');
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'SUBSCRIPTION_CHANGED']);
    expect(await ana.subscription()).toMatchObject({ status: 'active' });
  });

  it('goes on if the cancellation is taken back', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(8);
    await ana.cancel();
    expect((await ana.call('POST', '/subscription/resume')).body.message).toContain('A próxima cobrança é em');
    expect(await ana.subscription()).toMatchObject({ status: 'active', endsAt: null });
    await ana.waitDays(31);
    expect(await ana.plan()).toBe('premium');
    expect((await ana.call('POST', '/subscription/resume')).body.errorCode).toBe('SUBSCRIPTION_NONE');
  });

  it('renews, and renewals open no new days for withdrawal', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(32);
    const subscription = await ana.subscription();
    expect(subscription).toMatchObject({ status: 'active', cancellation: { kind: 'period-end' } });
    expect(subscription.renewsAt).toBeGreaterThan(app.now() + 20 * DAY);
    expect((await ana.call('GET', '/subscription/receipts')).body).toHaveLength(2);
  });

  it('ends with a refund or a dispute seen at Stripe, and a won dispute gives it back', async () => {
    const [ana, bia] = [await app.newBuyer(), await app.newBuyer()];
    await ana.buy('price_premium');
    await bia.buy('price_premium');
    const chargeOf = (userId: string): string => app.double.lookUp(userId).charges[0]?.id ?? '';
    app.double.refund({ charge: chargeOf(ana.userId) });
    app.double.dispute({ charge: chargeOf(bia.userId) });
    await app.settle();
    expect([await ana.plan(), await bia.plan()]).toEqual(['free', 'free']);
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('canceled');
    expect(app.double.lookUp(bia.userId).subscriptions[0]).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    app.double.closeDispute({ charge: chargeOf(bia.userId), status: 'won' });
    await app.settle();
    expect(await bia.subscription()).toMatchObject({ planId: 'premium', status: 'canceled' });
  });

  it('can be bought again after its end, with new days for withdrawal', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.cancel();
    await ana.waitDays(20);
    await ana.buy('price_essencial');
    expect(await ana.subscription()).toMatchObject({
      planId: 'essencial',
      cancellation: { kind: 'refund', cents: 1490 },
    });
  });
});

describe('a subscription', () => {
  it('can’t be taken up again by a minor', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(9);
    await ana.cancel();
    await ana.call('PUT', '/onboarding/user-data', { ageRange: 'menor-18' });
    expect((await ana.call('POST', '/subscription/resume')).body.errorCode).toBe('CHECKOUT_MINOR');
    expect((await ana.call('POST', '/subscription/change', { planId: 'essencial' })).status).toBe(403);
  });

  it('is seen and changed by its owner only', async () => {
    const [ana, bia] = [await app.newBuyer(), await app.newBuyer()];
    await ana.buy('price_premium');
    expect(await bia.subscription()).toMatchObject({ planId: 'free', checkout: null });
    expect((await bia.call('GET', '/subscription/receipts')).body).toEqual([]);
    for (const [method, path, body] of [
      ['POST', '/subscription/cancel', {}],
      ['POST', '/subscription/resume', undefined],
      ['POST', '/subscription/change', { planId: 'premium' }],
      ['GET', '/subscription/change?planId=premium', undefined],
    ] as const) {
      expect((await bia.call(method, path, body)).body.errorCode).toBe('SUBSCRIPTION_NONE');
    }
    expect(await ana.plan()).toBe('premium');
  });
});
