import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { startPaymentApp } from '../../../testing/payment-app.ts';
import { DAY, NOON } from '../../../testing/test-app.ts';

const app = await openForFile(startPaymentApp());

/** A person who has left the page with the code of a Pix, which was not paid yet. */
async function withCode() {
  const ana = await app.newBuyer();
  const session = await ana.openCheckout('price_pix_premium_30');
  app.double.pay({ session, method: 'pix', leave: true });
  await app.settle();
  return { ana, session };
}

describe('a plan bought by Pix', () => {
  it('opens when the payment arrives, after the person has left', async () => {
    const { ana, session } = await withCode();
    expect(await ana.plan()).toBe('free');
    expect((await ana.subscription()).checkout).toEqual({
      priceId: 'price_pix_premium_30',
      planId: 'premium',
      method: 'pix',
      state: 'awaiting',
    });
    app.double.pix({ session, outcome: 'paid' });
    await app.settle();
    expect(await ana.subscription()).toMatchObject({
      planId: 'premium',
      method: 'pix',
      period: '30d',
      renewsAt: null,
      endsAt: NOON + 30 * DAY,
      endsSoon: false,
      cancellation: { kind: 'refund', cents: 2990 },
    });
    await ana.waitDays(28);
    expect(await ana.subscription()).toMatchObject({ endsSoon: true, cancellation: null });
    await ana.waitDays(2);
    expect(await ana.plan()).toBe('free');
  });

  it('is returned if it is paid after the person has bought the plan by card instead', async () => {
    const { ana, session } = await withCode();
    await ana.buy('price_premium');
    app.double.pix({ session, outcome: 'paid' });
    await app.settle();
    const { charges } = app.double.lookUp(ana.userId);
    expect(charges.map(({ payment_method_details: by, refunded }) => [by?.type, refunded]).toSorted()).toEqual([
      ['card', false],
      ['pix', true],
    ]);
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', status: 'active', method: 'card' });
  });

  it('shows the same code again if it is asked for again', async () => {
    const { ana, session } = await withCode();
    expect(await ana.openCheckout('price_pix_premium_30')).toBe(session);
    expect(app.double.lookUp(ana.userId).sessions).toHaveLength(1);
    const again = await ana.askForPage('price_pix_premium_30');
    expect(await (await fetch(again.body.url)).text()).toContain('PIXDETESTE');
  });

  it('says that it failed if the payment never arrives', async () => {
    const { ana, session } = await withCode();
    app.double.pix({ session, outcome: 'failed' });
    await app.settle();
    expect((await ana.subscription()).checkout.state).toBe('failed');
    expect(await ana.plan()).toBe('free');
  });

  it('is extended by a second payment, and refunded alone', async () => {
    const ana = await app.buyerOf('price_pix_premium_30');
    await ana.waitDays(10);
    await ana.buy('price_pix_premium_30');
    expect((await ana.subscription()).endsAt).toBe(NOON + 50 * DAY);
    const until = NOON + 20 * DAY;
    expect((await ana.subscription()).cancellation.leaves).toEqual({ planId: 'premium', until });
    expect(await ana.cancel('refund')).toMatchObject({
      body: { refunded: true, message: expect.stringContaining('O Premium vale até 3 de abril de 2026.') },
    });
    expect(await ana.plan()).toBe('premium');
    expect((await ana.subscription()).endsAt).toBe(NOON + 20 * DAY);
    const later = await ana.cancel();
    expect(later.body).toMatchObject({ refunded: false, message: expect.stringContaining('Nada mais será cobrado') });
  });
});
