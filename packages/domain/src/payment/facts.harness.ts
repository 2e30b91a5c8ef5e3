import type { PaymentFacts, PrepaidFacts, SubscriptionFacts } from './facts.ts';

export const DAY = 86_400_000;
export const T0 = Date.parse('2026-03-03T12:00:00Z');
/** The end of the month that begins at `T0`. */
export const T1 = Date.parse('2026-04-03T12:00:00Z');

export const payment = (id: string, change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  id,
  chargeId: `ch_${id}`,
  method: 'card',
  amountCents: 2990,
  refundedCents: 0,
  paidAt: T0,
  refundedAt: null,
  disputedAt: null,
  coversUntil: T1,
  ...change,
});

export const subscription = (id: string, change: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id,
  planId: 'premium',
  status: 'active',
  priceCents: 2990,
  method: 'card',
  startedAt: T0,
  periodStart: T0,
  periodEnd: T1,
  canceledAt: null,
  endedAt: null,
  nextPlanId: null,
  payments: [payment(id)],
  ...change,
});

export const prepaid = (id: string, paidAt: number, change: Partial<PaymentFacts> = {}): PrepaidFacts => ({
  id,
  planId: 'premium',
  period: '30d',
  payment: payment(id, { paidAt, method: 'pix', ...change }),
});
