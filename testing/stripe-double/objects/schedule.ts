import type { Stripe } from 'stripe';
import type { Price, Schedule, Subscription } from '../store/store.ts';
import { newId } from './ids.ts';

type Phase = Stripe.SubscriptionSchedule.Phase;

export const makePhase = (
  price: Stripe.Price | Price,
  start: number,
  end: number,
  prorationBehavior: Phase['proration_behavior'],
  metadata: Stripe.Metadata,
): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: price.currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity: 1,
      tax_rates: [],
    },
  ],
  metadata,
  on_behalf_of: null,
  proration_behavior: prorationBehavior,
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

/** A schedule made from a subscription: its only phase is the current period. */
export function makeSchedule(subscription: Subscription, metadata: Stripe.Metadata, at: number): Schedule {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`Subscription ${subscription.id} has no item`);
  const period = { start_date: item.current_period_start, end_date: item.current_period_end };
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: at,
    current_phase: period,
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: false,
    metadata,
    pause_schedules: [],
    phases: [makePhase(item.price, period.start_date, period.end_date, 'create_prorations', {})],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}
