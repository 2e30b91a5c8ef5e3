import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, startPaymentApp } from '../../../testing/payment-app.ts';
import { NOON } from '../../../testing/test-app.ts';

const app = await openForFile(startPaymentApp());

const boughtOf = async (person: Buyer): Promise<string[]> =>
  (await person.call('GET', '/subscription/receipts')).body.map(({ bought }: { bought: string }) => bought);

describe('the receipts', () => {
  it('are those that Stripe hosts, newest first', async () => {
    const ana = await app.buyerOf('price_premium');
    expect((await ana.call('GET', '/subscription/receipts')).body).toEqual([
      {
        id: expect.stringMatching(/^ch_/),
        paidAt: NOON,
        amountCents: 2990,
        refundedCents: 0,
        bought: 'Premium, 1 mês',
        paidBy: 'Visa final 4242',
        url: expect.stringContaining(app.double.address),
      },
    ]);
    app.double.fail({ method: 'GET', path: '/v1/charges', times: 3, status: 500 });
    expect((await ana.call('GET', '/subscription/receipts')).status).toBe(502);
  });

  it('name the plan that each payment was for, also after a change of plan', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(3);
    await ana.call('POST', '/subscription/change', { planId: 'premium' });
    await ana.waitDays(30);
    expect(await boughtOf(ana)).toEqual(['Premium, 1 mês', 'Premium, resto do período', 'Essencial, 1 mês']);
  });

  it('name the period of a plan that was paid once', async () => {
    const ana = await app.buyerOf('price_pix_essencial_30');
    await ana.buy('price_pix_premium_365');
    expect(await boughtOf(ana)).toEqual(expect.arrayContaining(['Premium, 12 meses', 'Essencial, 30 dias']));
  });
});
