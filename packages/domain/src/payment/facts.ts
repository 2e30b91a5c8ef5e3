import type { PaidPlanId } from '../plan/plans.ts';
import type { OfferPeriod, PaymentMethod } from './offer.ts';

/*
 * What the payment service says about one person. All times are ms epoch and come from the service, so that the same
 * facts always give the same rows, whenever they are read.
 */

/** A payment that was received. */
export type PaymentFacts = {
  readonly id: string;
  /** Id by which the payment is refunded; null if nothing was charged, because a credit paid for it. */
  readonly chargeId: string | null;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly paidAt: number;
  /** When it was refunded in full; null if it was not, or only in part. */
  readonly refundedAt: number | null;
  /** When the holder's bank disputed it; null without a dispute, and after a dispute that was won. */
  readonly disputedAt: number | null;
  /** End of the period that it pays for. */
  readonly coversUntil: number;
};

/** A subscription that renews every month. */
export type SubscriptionFacts = {
  readonly id: string;
  readonly planId: PaidPlanId;
  /** `unpaid` if its first payment has not been received. */
  readonly status: 'active' | 'past_due' | 'ended' | 'unpaid';
  readonly priceCents: number;
  readonly method: PaymentMethod;
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When the person cancelled it; null if it renews. */
  readonly canceledAt: number | null;
  readonly endedAt: number | null;
  /** The plan from the next period on, if it will change. */
  readonly nextPlanId: PaidPlanId | null;
  readonly payments: readonly PaymentFacts[];
};

/** A period that was paid once. */
export type PrepaidFacts = {
  readonly id: string;
  readonly planId: PaidPlanId;
  readonly period: Exclude<OfferPeriod, 'month'>;
  readonly payment: Omit<PaymentFacts, 'coversUntil'>;
};

/** The state of a page for paying. `awaiting`: it is closed, and the payment is on its way. */
export type CheckoutState = 'open' | 'awaiting' | 'paid' | 'failed' | 'expired';

export type CustomerFacts = {
  readonly subscriptions: readonly SubscriptionFacts[];
  readonly prepaid: readonly PrepaidFacts[];
  readonly checkouts: readonly { readonly id: string; readonly state: CheckoutState }[];
};
