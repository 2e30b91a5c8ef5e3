import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startPaymentApp } from '../../testing/payment-app.ts';

const app = await openForFile(startPaymentApp());

const reconcile = () => app.runJob('reconcile-payments');
const lastCounts = (): unknown => {
  const lines = app
    .logged()
    .split('\n')
    .filter((line) => line.includes('payments reconciled'));
  const { checked, corrected, failed } = JSON.parse(lines.at(-1) ?? '{}');
  return { checked, corrected, failed };
};

describe('the nightly reconciliation', () => {
  it('corrects a purchase, a refund and an end whose webhooks were lost, and then nothing', async () => {
    const [ana, bia, eva] = [await app.newBuyer(), await app.newBuyer(), await app.newBuyer()];
    await bia.buy('price_premium');
    await eva.buy('price_pix_premium_30');
    app.double.webhooks({ url: 'http://localhost:1/nobody', secret: 'whsec_double', retryMs: 1 });
    app.double.pay({ session: await ana.openCheckout('price_premium'), method: 'card' });
    app.double.refund({ charge: app.double.lookUp(bia.userId).charges[0]?.id ?? '' });
    await app.double.idle();
    expect([await ana.plan(), await bia.plan()]).toEqual(['free', 'premium']);
    await reconcile();
    expect([await ana.plan(), await bia.plan(), await eva.plan()]).toEqual(['premium', 'free', 'premium']);
    expect(lastCounts()).toEqual({ checked: 3, corrected: 2, failed: 0 });
    await reconcile();
    // The subscription of the refunded person was ended at Stripe by the first run.
    await reconcile();
    expect(lastCounts()).toEqual({ checked: 3, corrected: 0, failed: 0 });
  });

  it('logs counts and no ids of people', () => {
    const line =
      app
        .logged()
        .split('\n')
        .find((text) => text.includes('payments reconciled')) ?? '';
    expect(line).not.toMatch(/cus_|sub_|userId/);
  });

  it('goes on after an account that fails', async () => {
    // The SDK tries a call three times.
    app.double.fail({ method: 'GET', path: '/v1/subscriptions', times: 3, status: 500 });
    await reconcile();
    expect(lastCounts()).toEqual({ checked: 3, corrected: 0, failed: 1 });
  });
});
