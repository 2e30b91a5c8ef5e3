import { localDateOf } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, payInvoiceAt, startPaymentApp } from '../../../testing/payment-app.ts';

const app = await openForFile(startPaymentApp());

const SP = 'America/Sao_Paulo';
const preview = (person: Buyer, planId: string) => person.call('GET', `/subscription/change?planId=${planId}`);
const change = (person: Buyer, planId: string) => person.call('POST', '/subscription/change', { planId });

describe('a change to a more expensive plan', () => {
  it('charges what the preview says for the rest of the period, and opens the plan at once', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(10);
    const { body: quote } = await preview(ana, 'premium');
    expect(quote).toMatchObject({ kind: 'now', thenCents: 2990 });
    expect(quote.dueCents).toBeGreaterThan(900);
    expect(quote.dueCents).toBeLessThan(1100);
    const { body } = await change(ana, 'premium');
    expect(body).toEqual({ message: 'Pronto: seu plano agora é o Premium.', url: null });
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', priceCents: 2990, renewsAt: quote.renewsAt });
    const charges = app.double.lookUp(ana.userId).charges.map(({ amount }) => amount);
    expect(charges.toSorted((a, b) => a - b)).toEqual([quote.dueCents, 1490].toSorted((a, b) => a - b));
  });

  it('opens no new days for withdrawal', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(10);
    await change(ana, 'premium');
    expect((await ana.subscription()).cancellation.kind).toBe('period-end');
  });

  it('waits for the holder if the card asks for a confirmation, and opens the plan after it', async () => {
    const ana = await app.buyerOf('price_essencial', '4000 0025 0000 3155');
    const { body } = await change(ana, 'premium');
    expect(body.url).toContain(app.double.address);
    await app.settle();
    expect(await ana.plan()).toBe('essencial');
    await payInvoiceAt(body.url);
    await app.settle();
    expect(await ana.plan()).toBe('premium');
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', priceCents: 2990, status: 'active' });
  });

  it('charges once for two clicks at once', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(3);
    const answers = await Promise.all([change(ana, 'premium'), change(ana, 'premium')]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await app.settle();
    expect(app.double.lookUp(ana.userId).charges.filter(({ amount }) => amount !== 1490)).toHaveLength(1);
  });

  it('asked for in turn with the change back many times at once, never fails, and a cancellation drops what waits', async () => {
    const ana = await app.buyerOf('price_essencial');
    const before = app.logged().length;
    const asked = Array.from({ length: 9 }, (_, place) => change(ana, place % 2 ? 'essencial' : 'premium'));
    asked.push(ana.call('POST', '/subscription/resume'), ana.cancel(), ana.cancel());
    const failed = (await Promise.all(asked)).filter(({ status }) => status >= 500);
    const dropped = new Set(['SUBSCRIPTION_CHANGE_FAILED', 'SUBSCRIPTION_RESUME_FAILED']);
    expect(failed.filter(({ body }) => !dropped.has(body.errorCode))).toEqual([]);
    expect(app.logged().slice(before)).not.toContain('"level":50');
  });

  it('changes and charges nothing if Stripe fails', async () => {
    const ana = await app.buyerOf('price_essencial');
    app.double.fail({ method: 'POST', path: '^/v1/subscriptions/', times: 3, status: 500 });
    const { status, body } = await change(ana, 'premium');
    expect([status, body.errorCode]).toEqual([502, 'SUBSCRIPTION_CHANGE_FAILED']);
    expect(await ana.plan()).toBe('essencial');
  });
});

describe('a change to a cheaper plan', () => {
  it('charges nothing and takes effect at the end of the period', async () => {
    const ana = await app.buyerOf('price_premium');
    const { body: quote } = await preview(ana, 'essencial');
    expect(quote).toMatchObject({ kind: 'period-end', dueCents: 0, thenCents: 1490 });
    const { body } = await change(ana, 'essencial');
    expect(body.message).toContain('14 de abril de 2026');
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', nextPlanId: 'essencial' });
    await ana.waitDays(32);
    expect(await ana.subscription()).toMatchObject({ planId: 'essencial', status: 'active', nextPlanId: null });
    expect(app.double.lookUp(ana.userId).charges.map(({ amount }) => amount)).toContain(1490);
  });

  it('can be taken back, and the subscription can still be cancelled', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(9);
    await change(ana, 'essencial');
    expect((await ana.call('POST', '/subscription/resume')).status).toBe(200);
    expect((await ana.subscription()).nextPlanId).toBeNull();
    await change(ana, 'essencial');
    expect((await ana.call('POST', '/subscription/cancel')).body.refunded).toBe(false);
    const { status, endsAt, nextPlanId } = await ana.subscription();
    expect([status, localDateOf(endsAt, SP), nextPlanId]).toEqual(['canceled', '2026-04-05', null]);
  });
});

describe('a change', () => {
  it('is refused to the same plan, without a subscription, and for a prepaid plan', async () => {
    const ana = await app.newBuyer();
    expect((await change(ana, 'premium')).body.errorCode).toBe('SUBSCRIPTION_NONE');
    await ana.buy('price_essencial');
    expect((await change(ana, 'essencial')).body.errorCode).toBe('PLAN_INCLUDED');
    expect((await preview(ana, 'essencial')).body.errorCode).toBe('PLAN_INCLUDED');
    expect((await change(ana, 'free')).status).toBe(422);
    const bia = await app.buyerOf('price_pix_essencial_30');
    expect((await change(bia, 'premium')).body.errorCode).toBe('SUBSCRIPTION_NONE');
  });

  it('lets a stopped subscription go on', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(9);
    await ana.call('POST', '/subscription/cancel');
    await change(ana, 'premium');
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', status: 'active', endsAt: null });
  });
});
