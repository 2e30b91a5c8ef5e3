import { localDateOf } from '@alento/domain/time/local-date';
import { afterEach, describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, payInvoiceAt, startPaymentApp, UNPAID } from '../../../testing/payment-app.ts';
import { DAY, NOON } from '../../../testing/test-app.ts';

const app = await openForFile(startPaymentApp());
afterEach(() => app.setNow(NOON));

const SP = 'America/Sao_Paulo';

/** A person whose renewal was not paid, some days after it. */
async function unpaid(): Promise<Buyer> {
  const ana = await app.buyerOf('price_premium', UNPAID);
  await ana.waitDays(33);
  return ana;
}

describe('a plan by card whose renewal was not paid', () => {
  it('keeps access for 7 days, then falls back', async () => {
    const ana = await unpaid();
    const late = await ana.subscription();
    expect(late).toMatchObject({ status: 'past_due', renewsAt: null });
    expect(localDateOf(late.endsAt, SP)).toBe('2026-03-19');
    expect(await ana.plan()).toBe('premium');
    await ana.waitDays(6);
    expect(await ana.plan()).toBe('free');
  });

  it('can be paid later on a page of Stripe, also with another card, and goes on', async () => {
    const ana = await app.newBuyer();
    expect((await ana.call('POST', '/subscription/pay')).body.errorCode).toBe('SUBSCRIPTION_NONE');
    await ana.buy('price_premium', UNPAID);
    await ana.waitDays(33);
    const { status, body } = await ana.call('POST', '/subscription/pay');
    expect([status, body.url]).toEqual([200, expect.stringContaining(`${app.double.address}/i/`)]);
    await payInvoiceAt(body.url);
    await app.settle();
    expect(await ana.subscription()).toMatchObject({ status: 'active', renewsAt: expect.any(Number) });
    await ana.waitDays(8);
    expect(await ana.plan()).toBe('premium');
  });

  it('ends at once if it is cancelled, and nothing more is charged', async () => {
    const ana = await unpaid();
    expect(await ana.cancel()).toMatchObject({ status: 200, body: { refunded: false } });
    await app.settle();
    expect(await ana.plan()).toBe('free');
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('canceled');
  });

  it('leaves no invoice that can be paid after it has ended', async () => {
    const ana = await unpaid();
    const { url } = (await ana.call('POST', '/subscription/pay')).body;
    await ana.cancel();
    const { invoices } = app.double.lookUp(ana.userId);
    expect(invoices.find(({ id }) => url.endsWith(id ?? ''))?.status).toBe('void');
  });

  it('is ended at Stripe after 7 days', async () => {
    const ana = await unpaid();
    app.setNow(NOON + 6 * DAY);
    await app.runJob('reconcile-payments');
    expect(app.double.lookUp(ana.userId).subscriptions[0]?.status).toBe('canceled');
  });

  it('is ended at Stripe when another one is bought after its access has ended', async () => {
    const ana = await unpaid();
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
});
