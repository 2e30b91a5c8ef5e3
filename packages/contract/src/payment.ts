import { OFFER_PERIODS } from '@alento/domain/payment/offer';
import { PLAN_IDS } from '@alento/domain/plan/plans';
import { z } from 'zod';
import { get, post } from './endpoint.ts';
import { TextWithin } from './fields.ts';

const PaidPlan = z.enum(['essencial', 'premium']);
const Period = z.enum(OFFER_PERIODS);
const Method = z.enum(['card', 'pix']);
const Cents = z.number().int();
/** Ms epoch. */
const Instant = z.number().int();

/** A price at which a plan can be bought. `month` renews every month; the other periods are paid once. */
export const Offer = z.object({
  priceId: z.string(),
  period: Period,
  method: Method,
  /** Price of one period, centavos. */
  priceCents: Cents,
  perMonthCents: Cents,
});
export type Offer = z.infer<typeof Offer>;

/** Longer ids are refused before they are compared. */
const ID_INPUT_MAX = 200;

export const createCheckoutSession = post('/create-checkout-session', {
  summary: 'Open the payment page for a price; the same page for a repeated call',
  body: z.object({
    priceId: TextWithin(ID_INPUT_MAX, 'PLAN_INVALID'),
    userId: z.string().max(ID_INPUT_MAX),
  }),
  answers: z.object({ url: z.url() }),
  errors: [
    'FORBIDDEN',
    'PLAN_INVALID',
    'PAYMENTS_OFF',
    'CHECKOUT_MINOR',
    'PLAN_INCLUDED',
    'SUBSCRIPTION_RENEWS',
    'CHECKOUT_SESSION_FAILED',
  ],
});

/** What cancelling does now. */
const Cancellation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refund'),
    cents: Cents,
    /** The last day on which the purchase can be withdrawn, `yyyy-MM-dd` in the account's zone. */
    lastDay: z.string(),
    /** Another plan that the person bought and that is then in force; `until` is null if it has no end. */
    leaves: z.object({ planId: z.enum(PLAN_IDS), until: Instant.nullable() }).nullable(),
  }),
  z.object({ kind: z.literal('period-end'), until: Instant }),
]);
export type Cancellation = z.infer<typeof Cancellation>;

export const Subscription = z.object({
  planId: z.enum(PLAN_IDS),
  /** `free` without a plan; `granted` for a plan that was not bought here. */
  status: z.enum(['free', 'granted', 'active', 'past_due', 'canceled']),
  method: Method.nullable(),
  period: Period.nullable(),
  /** Price of one period, centavos. */
  priceCents: Cents.nullable(),
  /** When it was bought. */
  since: Instant.nullable(),
  /** When it is charged next; null if it doesn't renew. */
  renewsAt: Instant.nullable(),
  /** When access ends; null if it renews or has no end. For `past_due`, when it ends without a payment. */
  endsAt: Instant.nullable(),
  /** The plan from `renewsAt` on, if it will change. */
  nextPlanId: PaidPlan.nullable(),
  /** What cancelling does; null if there is nothing to cancel. */
  cancellation: Cancellation.nullable(),
  /** Whether a plan without renewal ends within the days of the notice. */
  endsSoon: z.boolean(),
  /** The bought plan that ended last and when, for 30 days; null after a withdrawal and while a plan is in force. */
  ended: z.object({ planId: PaidPlan, at: Instant }).nullable(),
  /** The last payment page of the account and its state; null if there is none. */
  checkout: z
    .object({
      priceId: z.string(),
      planId: PaidPlan,
      method: Method,
      state: z.enum(['open', 'awaiting', 'paid', 'failed', 'expired']),
    })
    .nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const readSubscription = get('/subscription', {
  summary: 'The plan with its payment: next charge or end, and what cancelling would do',
  answers: Subscription,
});

export const refreshSubscription = post('/subscription/refresh', {
  summary: 'Ask the payment service again, for a payment that has not arrived',
  response: { status: 204 },
});

export const cancelSubscription = post('/subscription/cancel', {
  summary: 'Cancel: with a refund within the days for withdrawal, later at the end of the period',
  body: z.object({
    /** What the screen announced. If it doesn't hold any more, nothing is changed. */
    expected: z.enum(['refund', 'period-end']).optional(),
  }),
  answers: z.object({ message: z.string(), refunded: z.boolean() }),
  errors: ['SUBSCRIPTION_NONE', 'SUBSCRIPTION_CHANGED', 'SUBSCRIPTION_CANCEL_FAILED'],
});

export const resumeSubscription = post('/subscription/resume', {
  summary: 'Take back a cancellation or a change of plan that has not happened yet',
  answers: z.object({ message: z.string() }),
  errors: ['SUBSCRIPTION_NONE', 'CHECKOUT_MINOR', 'SUBSCRIPTION_RESUME_FAILED'],
});

export const paySubscription = post('/subscription/pay', {
  summary: 'The page on which a renewal that failed can be paid, also with another card',
  answers: z.object({ url: z.url() }),
  errors: ['SUBSCRIPTION_NONE', 'SUBSCRIPTION_CHANGED', 'CHECKOUT_SESSION_FAILED'],
});

/** What a change of plan does: a more expensive plan starts now, a cheaper one at the end of the period. */
const Change = z.object({
  kind: z.enum(['now', 'period-end']),
  /** When the other plan starts. */
  at: Instant,
  /** What is charged now for the rest of the period, centavos. */
  dueCents: Cents,
  /** Price of the following periods, centavos. */
  thenCents: Cents,
  renewsAt: Instant,
});
export type Change = z.infer<typeof Change>;

export const previewSubscriptionChange = get('/subscription/change', {
  summary: 'What a change of plan would cost, and when it would start',
  limits: ['writes'],
  query: z.object({ planId: PaidPlan }),
  answers: Change,
  errors: ['SUBSCRIPTION_NONE', 'PLAN_INCLUDED', 'SUBSCRIPTION_CHANGE_FAILED'],
});

export const changeSubscription = post('/subscription/change', {
  summary: 'Change the plan of a subscription',
  body: z.object({ planId: PaidPlan }),
  answers: z.object({
    message: z.string(),
    /** Page on which the holder of the card has to confirm the payment; null if it was paid. */
    url: z.url().nullable(),
  }),
  errors: ['SUBSCRIPTION_NONE', 'PLAN_INCLUDED', 'CHECKOUT_MINOR', 'SUBSCRIPTION_CHANGE_FAILED'],
});

export const Receipt = z.object({
  id: z.string(),
  paidAt: Instant,
  amountCents: Cents,
  refundedCents: Cents,
  /** What was paid for, such as "Premium, 1 mês"; null for a price that is not sold here. */
  bought: z.string().nullable(),
  /** Text of the payment method, such as "Visa final 4242" or "Pix". */
  paidBy: z.string(),
  /** Page of the payment service with the receipt. */
  url: z.url().nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

export const listReceipts = get('/subscription/receipts', {
  summary: 'Payments with the addresses of their receipts, newest first',
  limits: ['writes'],
  answers: z.array(Receipt),
  errors: ['RECEIPTS_FAILED'],
});
