import { localDateOf } from '@alento/domain/time/local-date';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asOperator, ownerFor } from '../../../access/operator.ts';
import { userPlans } from '../../../db/schema/payment.ts';
import { type PaymentApp, startPaymentApp } from '../../../testing/payment-app.ts';
import { NOON } from '../../../testing/test-app.ts';
import { paidPlans } from '../paid-plan.repository.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterEach(() => app.setNow(NOON));
afterAll(() => app.close());

const DAY = 86_400_000;
const SP = 'America/Sao_Paulo';
type Buyer = Awaited<ReturnType<PaymentApp['newBuyer']>>;
const cancel = (person: Buyer, expected?: string) =>
  person.call('POST', '/subscription/cancel', expected === undefined ? {} : { expected });

describe('a plan bought by card', () => {
  it('opens when the webhook arrives, with the next charge and what cancelling would do', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
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

  it('is refunded in full and ends at once on the seventh day', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    await ana.waitDays(7);
    const { status, body } = await cancel(ana, 'refund');
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.stringMatching(/R\$\s29,90 voltam/), refunded: true });
    expect(await ana.plan()).toBe('free');
    const { charges, subscriptions } = app.double.lookUp(ana.userId);
    expect(charges[0]).toMatchObject({ refunded: true, amount_refunded: 2990 });
    expect(subscriptions[0]?.status).toBe('canceled');
    await app.settle();
    expect(await ana.plan()).toBe('free');
    expect(await ana.subscription()).toMatchObject({ status: 'free', cancellation: null });
  });

  it('stops renewing on the eighth day, and access stays until the paid period ends', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    await ana.waitDays(8);
    const { renewsAt, cancellation } = await ana.subscription();
    expect(cancellation).toEqual({ kind: 'period-end', until: renewsAt });
    expect(await cancel(ana, 'period-end')).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('continua até 6 de abril de 2026'), refunded: false },
    });
    expect(await ana.subscription()).toMatchObject({ status: 'canceled', endsAt: renewsAt, renewsAt: null });
    expect(app.double.lookUp(ana.userId).charges[0]?.refunded).toBe(false);
    // Cancelling again changes nothing.
    expect(await cancel(ana)).toMatchObject({ status: 200, body: { refunded: false } });
    await ana.waitDays(22);
    expect(await ana.plan()).toBe('premium');
    await ana.waitDays(2);
    expect(await ana.plan()).toBe('free');
  });

  it('is left alone if something else would happen than the screen announced', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    await ana.waitDays(8);
    const refused = await cancel(ana, 'refund');
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'SUBSCRIPTION_CHANGED']);
    expect(await ana.subscription()).toMatchObject({ status: 'active' });
  });

  it('goes on if the cancellation is taken back', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    await ana.waitDays(8);
    await cancel(ana);
    expect((await ana.call('POST', '/subscription/resume')).body.message).toContain('A próxima cobrança é em');
    expect(await ana.subscription()).toMatchObject({ status: 'active', endsAt: null });
    await ana.waitDays(31);
    expect(await ana.plan()).toBe('premium');
    expect((await ana.call('POST', '/subscription/resume')).body.errorCode).toBe('SUBSCRIPTION_NONE');
  });

  it('renews, and renewals open no new days for withdrawal', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    await ana.waitDays(32);
    const subscription = await ana.subscription();
    expect(subscription).toMatchObject({ status: 'active', cancellation: { kind: 'period-end' } });
    expect(subscription.renewsAt).toBeGreaterThan(app.now() + 20 * DAY);
    expect((await ana.call('GET', '/subscription/receipts')).body).toHaveLength(2);
  });

  it('keeps access for 7 days after a renewal that was not paid, then falls back', async () => {
    const ana = await app.newBuyer();
    const session = await ana.openCheckout('price_premium');
    app.double.pay({ session, method: 'card', card: '4000 0000 0000 0341' });
    await app.settle();
    await ana.waitDays(33);
    const late = await ana.subscription();
    expect(late).toMatchObject({ status: 'past_due', renewsAt: null });
    expect(localDateOf(late.endsAt, SP)).toBe('2026-03-19');
    expect(await ana.plan()).toBe('premium');
    await ana.waitDays(6);
    expect(await ana.plan()).toBe('free');
  });

  it('can be paid later on a page of Stripe, also with another card', async () => {
    const ana = await app.newBuyer();
    expect((await ana.call('POST', '/subscription/pay')).body.errorCode).toBe('SUBSCRIPTION_NONE');
    app.double.pay({ session: await ana.openCheckout('price_premium'), method: 'card', card: '4000 0000 0000 0341' });
    await app.settle();
    await ana.waitDays(33);
    const { status, body } = await ana.call('POST', '/subscription/pay');
    expect([status, body.url]).toEqual([200, expect.stringContaining(`${app.double.address}/i/`)]);
  });

  it('ends at once if it is cancelled while a renewal is not paid, and nothing more is charged', async () => {
    const ana = await app.newBuyer();
    app.double.pay({ session: await ana.openCheckout('price_premium'), method: 'card', card: '4000 0000 0000 0341' });
    await app.settle();
    await ana.waitDays(33);
    expect(await cancel(ana)).toMatchObject({ status: 200, body: { refunded: false } });
    await app.settle();
    expect(await ana.plan()).toBe('free');
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('canceled');
  });

  it('leaves no invoice that can be paid after it has ended', async () => {
    const ana = await app.newBuyer();
    app.double.pay({ session: await ana.openCheckout('price_premium'), method: 'card', card: '4000 0000 0000 0341' });
    await app.settle();
    await ana.waitDays(33);
    const { url } = (await ana.call('POST', '/subscription/pay')).body;
    await cancel(ana);
    const { invoices } = app.double.lookUp(ana.userId);
    expect(invoices.find(({ id }) => url.endsWith(id ?? ''))?.status).toBe('void');
  });

  it('is ended at Stripe when its renewal was not paid for 7 days', async () => {
    const ana = await app.newBuyer();
    app.double.pay({ session: await ana.openCheckout('price_premium'), method: 'card', card: '4000 0000 0000 0341' });
    await app.settle();
    await ana.waitDays(33);
    app.setNow(NOON + 6 * DAY);
    await app.app.jobs.find(({ kind }) => kind.name === 'reconcile-payments')?.run({});
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('canceled');
  });

  it('is ended at Stripe when another one is bought after its access has ended', async () => {
    const ana = await app.newBuyer();
    app.double.pay({ session: await ana.openCheckout('price_premium'), method: 'card', card: '4000 0000 0000 0341' });
    await app.settle();
    await ana.waitDays(33);
    app.setNow(NOON + 6 * DAY);
    expect(await ana.plan()).toBe('free');
    await ana.buy('price_premium');
    expect(
      app.double
        .lookUp(ana.userId)
        .subscriptions.map(({ status }) => status)
        .toSorted(),
    ).toEqual(['active', 'canceled']);
    expect(await ana.plan()).toBe('premium');
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
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    await cancel(ana);
    await ana.waitDays(20);
    await ana.buy('price_essencial');
    expect(await ana.subscription()).toMatchObject({
      planId: 'essencial',
      cancellation: { kind: 'refund', cents: 1490 },
    });
  });
});

describe('a withdrawal', () => {
  it('ends nothing if the refund fails', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    app.double.fail({ method: 'POST', path: '/v1/refunds', times: 1, status: 402 });
    const failed = await cancel(ana, 'refund');
    expect([failed.status, failed.body.message]).toEqual([502, 'Erro ao cancelar assinatura. Tente novamente.']);
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', status: 'active' });
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('active');
    expect(await cancel(ana, 'refund')).toMatchObject({ status: 200, body: { refunded: true } });
    expect(await ana.plan()).toBe('free');
  });

  it('says that nothing was refunded while a dispute is open, and refunds after it was won', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    const charge = app.double.lookUp(ana.userId).charges[0]?.id ?? '';
    app.double.dispute({ charge });
    // The dispute is not known here yet.
    expect((await cancel(ana, 'refund')).status).toBe(502);
    await app.settle();
    expect(await ana.plan()).toBe('free');
    app.double.closeDispute({ charge, status: 'won' });
    await app.settle();
    expect(await cancel(ana, 'refund')).toMatchObject({ status: 200, body: { refunded: true } });
    expect(app.double.lookUp(ana.userId).charges[0]?.refunded).toBe(true);
    expect(await ana.plan()).toBe('free');
  });

  it('refunds once if it is asked for twice at once', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    const answers = await Promise.all([cancel(ana), cancel(ana)]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ body }) => body.refunded)).toBe(true);
    expect(app.double.lookUp(ana.userId).charges[0]?.amount_refunded).toBe(2990);
    expect(await ana.plan()).toBe('free');
  });

  it('is completed by the next job if only a part was refunded', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_essencial');
    await ana.waitDays(3);
    await ana.call('POST', '/subscription/change', { planId: 'premium' });
    expect(app.double.lookUp(ana.userId).charges).toHaveLength(2);
    // The state after a kill between the first and the second refund.
    const [row] = await app.database.db.select().from(userPlans).where(eq(userPlans.userId, ana.userId));
    const owner = ownerFor(asOperator(), ana.userId);
    await paidPlans.markWithdrawn(app.database.db, owner, row?.id ?? '', new Date(app.now()));
    app.double.refund({ charge: app.double.lookUp(ana.userId).charges[0]?.id ?? '' });
    await app.app.jobs.find(({ kind }) => kind.name === 'take-up-payment-events')?.run({});
    await app.settle();
    expect(app.double.lookUp(ana.userId).charges.every(({ refunded }) => refunded)).toBe(true);
    expect(await ana.plan()).toBe('free');
  });
});

describe('a subscription', () => {
  it('can’t be taken up again by a minor (decision D27)', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    await ana.waitDays(9);
    await cancel(ana);
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
      expect((await app.call(method, path, body === undefined ? {} : { body })).status).toBe(401);
    }
    expect(await ana.plan()).toBe('premium');
  });

  it('lists receipts that Stripe hosts, newest first', async () => {
    const ana = await app.newBuyer();
    await ana.buy('price_premium');
    expect((await ana.call('GET', '/subscription/receipts')).body).toEqual([
      {
        id: expect.stringMatching(/^ch_/),
        paidAt: NOON,
        amountCents: 2990,
        refundedCents: 0,
        paidBy: 'Visa final 4242',
        url: expect.stringContaining(app.double.address),
      },
    ]);
    app.double.fail({ method: 'GET', path: '/v1/charges', times: 3, status: 500 });
    expect((await ana.call('GET', '/subscription/receipts')).status).toBe(502);
  });
});
