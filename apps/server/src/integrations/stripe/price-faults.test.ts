import { afterAll, describe, expect, it } from 'vitest';
import { startStripeDouble } from '../../../../../testing/stripe-double/stripe-double.ts';
import { readConfig } from '../../config.ts';
import { openStripe } from './open-stripe.ts';

const double = await startStripeDouble();
afterAll(() => double.stop());

const open = (variables: Record<string, string>) =>
  openStripe(
    readConfig({
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: 'whsec_double',
      STRIPE_PRICE_PREMIUM: 'price_premium',
      STRIPE_API_BASE: double.address,
      ...variables,
    }),
  );

describe('the comparison of prices with Stripe', () => {
  it('finds nothing if they are the same', async () => {
    const service = open({
      STRIPE_PRICE_ESSENCIAL: 'price_essencial',
      STRIPE_PIX_PRICES: 'premium:30d:price_pix_premium_30:2990',
    });
    expect(await service?.checkPrices()).toEqual([]);
  });

  it('finds another amount, another period and a price that does not exist', async () => {
    const service = open({
      PRICE_PREMIUM_CENTS: '1000',
      STRIPE_PRICE_ESSENCIAL: 'price_missing',
      STRIPE_PIX_PRICES: 'premium:30d:price_essencial:1490',
    });
    expect(await service?.checkPrices()).toEqual([
      { priceId: 'price_missing', message: 'does not exist at Stripe' },
      { priceId: 'price_premium', message: 'costs 2990 centavos at Stripe and 1000 in the configuration' },
      { priceId: 'price_essencial', message: 'must be charged once' },
    ]);
  });

  it('is not possible without payments', () => {
    expect(openStripe(readConfig({}))).toBeNull();
  });
});
