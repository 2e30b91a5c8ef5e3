import { type Offer, parsePixPrices } from '@alento/domain/payment/offer';
import type { PaidPlanId } from '@alento/domain/plan/plans';
import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import type { PaymentService } from './payment-service.ts';
import type { PlansByPrice } from './read-customer.ts';
import { stripePayments } from './stripe-payments.ts';

/** Timeout of one request, ms. People wait for the answer. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

function offersOf(config: Config): Offer[] {
  const monthly = (planId: PaidPlanId, id: string | undefined, cents: number): Offer[] =>
    id === undefined ? [] : [{ id, planId, period: 'month', method: 'card', cents }];
  return [
    ...monthly('essencial', config.STRIPE_PRICE_ESSENCIAL[0], config.PRICE_ESSENCIAL_CENTS),
    ...monthly('premium', config.STRIPE_PRICE_PREMIUM[0], config.PRICE_PREMIUM_CENTS),
    ...(config.STRIPE_PIX_PRICES === undefined ? [] : (parsePixPrices(config.STRIPE_PIX_PRICES) ?? [])),
  ];
}

const planOfPrices = (config: Config): PlansByPrice =>
  new Map([
    ...config.STRIPE_PRICE_ESSENCIAL.map((id) => [id, 'essencial'] as const),
    ...config.STRIPE_PRICE_PREMIUM.map((id) => [id, 'premium'] as const),
  ]);

/** Host, port and protocol for the SDK from `STRIPE_API_BASE`; nothing for Stripe's own address. */
function addressOf(base: string | undefined) {
  if (base === undefined) return {};
  const { hostname, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Opens the payment service; null if this installation takes no payments. */
export function openStripe(config: Config): PaymentService | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (key === undefined || webhookSecret === undefined) return null;
  const stripe = new Stripe(key, {
    ...addressOf(config.STRIPE_API_BASE),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return stripePayments({
    stripe,
    webhookSecret,
    offers: offersOf(config),
    planOf: planOfPrices(config),
    takesRecurringPix: config.STRIPE_PIX_RECURRING,
  });
}
