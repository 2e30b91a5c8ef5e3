import type { Offer } from '@alento/domain/payment/offer';
import Stripe from 'stripe';
import type { PriceFault } from './payment-service.ts';

/** Why a price can't be sold as configured; null if it can. */
function faultOf({ cents, period }: Offer, price: Stripe.Price): string | null {
  if (!price.active) return 'is not active';
  if (price.currency !== 'brl') return `is in ${price.currency} instead of brl`;
  if (price.unit_amount !== cents)
    return `costs ${price.unit_amount} centavos at Stripe and ${cents} in the configuration`;
  const { interval = null, interval_count: count = null } = price.recurring ?? {};
  if (period === 'month' && (interval !== 'month' || count !== 1)) return 'must be charged every month';
  return period !== 'month' && interval !== null ? 'must be charged once' : null;
}

/** Compares the configured prices with those at Stripe, so that a page never shows another price than is charged. */
export async function priceFaultsOf(stripe: Stripe, offers: readonly Offer[]): Promise<PriceFault[]> {
  const faults: PriceFault[] = [];
  for (const offer of offers) {
    try {
      const message = faultOf(offer, await stripe.prices.retrieve(offer.id));
      if (message !== null) faults.push({ priceId: offer.id, message });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      faults.push({ priceId: offer.id, message: 'does not exist at Stripe' });
    }
  }
  return faults;
}
