import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentApp, startPaymentApp } from '../../../testing/payment-app.ts';
import { NOON } from '../../../testing/test-app.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.close());

describe('the receipts', () => {
  it('are those that Stripe hosts, newest first', async () => {
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
