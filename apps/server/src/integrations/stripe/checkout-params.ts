import type Stripe from 'stripe';
import type { CheckoutWish } from './payment-service.ts';

/**
 * The parameters of a payment page. They contain the account's id and no other word about the person. The customer
 * types an address at Stripe's page, and we don't store it.
 */
export function checkoutParams(
  { customerId, account, offer, successUrl, cancelUrl }: CheckoutWish,
  takesRecurringPix: boolean,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { account, plan: offer.planId, period: offer.period };
  const common = {
    customer: customerId,
    client_reference_id: account,
    metadata,
    line_items: [{ price: offer.id, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: 'pt-BR' as const,
  };
  if (offer.period === 'month') {
    return {
      ...common,
      mode: 'subscription',
      allowed_payment_method_types: takesRecurringPix ? ['card', 'pix'] : ['card'],
      subscription_data: { metadata: { account } },
    };
  }
  return { ...common, mode: 'payment', allowed_payment_method_types: ['pix'], payment_intent_data: { metadata } };
}
