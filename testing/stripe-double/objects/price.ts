import { Stripe } from 'stripe';
import type { Price, Product } from '../store/store.ts';

export interface PriceSetting {
  id: string;
  /** The product's name, as the hosted page shows it. */
  name: string;
  /** In centavos. */
  amount: number;
  recurring: boolean;
}

export const makeProduct = (setting: PriceSetting, at: number): Product => ({
  id: `prod_${setting.id.replace(/^price_/, '')}`,
  object: 'product',
  active: true,
  created: at,
  default_price: setting.id,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: setting.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: at,
  url: null,
});

export const makePrice = (setting: PriceSetting, product: Product, at: number): Price => ({
  id: setting.id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: at,
  currency: 'brl',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: product.id,
  recurring: setting.recurring
    ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
    : null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: setting.recurring ? 'recurring' : 'one_time',
  unit_amount: setting.amount,
  unit_amount_decimal: Stripe.Decimal.from(setting.amount),
});

/** The older form of a recurring price, which subscription items still have. */
export const planOf = (price: Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
