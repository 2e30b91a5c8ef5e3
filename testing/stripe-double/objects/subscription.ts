import type { Stripe } from 'stripe';
import type { Price, Subscription } from '../store/store.ts';
import { wholeList } from '../wire/list.ts';
import { newId } from './ids.ts';
import { planOf } from './price.ts';

export interface SubscriptionInput {
  customer: string;
  price: Price;
  metadata: Stripe.Metadata;
  method: string;
  methodTypes: string[];
  start: number;
  end: number;
}

const makeItem = (subscription: string, input: SubscriptionInput): Stripe.SubscriptionItem => ({
  id: newId('si', 14),
  object: 'subscription_item',
  billing_thresholds: null,
  created: input.start,
  current_period_end: input.end,
  current_period_start: input.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(input.price),
  price: input.price,
  quantity: 1,
  subscription,
  tax_rates: [],
});

export function makeSubscription(input: SubscriptionInput): Subscription {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: input.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: input.start,
    currency: input.price.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList([makeItem(id, input)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: input.methodTypes,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: input.start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}
