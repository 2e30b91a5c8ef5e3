import { describe, expect, it } from 'vitest';
import type { PaymentFacts, PrepaidFacts, SubscriptionFacts } from './facts.ts';
import { repairsOf } from './repairs.ts';

const DAY = 86_400_000;
const T0 = Date.parse('2026-03-03T12:00:00Z');

const payment = (id: string, change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  id,
  chargeId: `ch_${id}`,
  method: 'card',
  amountCents: 2990,
  refundedCents: 0,
  paidAt: T0,
  refundedAt: null,
  disputedAt: null,
  coversUntil: T0 + 30 * DAY,
  ...change,
});

const subscription = (id: string, change: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id,
  planId: 'premium',
  status: 'active',
  priceCents: 2990,
  method: 'card',
  startedAt: T0,
  periodStart: T0,
  periodEnd: T0 + 30 * DAY,
  canceledAt: null,
  endedAt: null,
  nextPlanId: null,
  payments: [payment(id)],
  ...change,
});

const prepaid = (id: string, paidAt: number, planId: PrepaidFacts['planId'] = 'premium'): PrepaidFacts => ({
  id,
  planId,
  period: '30d',
  payment: payment(id, { paidAt, method: 'pix' }),
});

const of = (subscriptions: SubscriptionFacts[], bought: PrepaidFacts[] = []) =>
  repairsOf({ subscriptions, prepaid: bought, checkouts: [] });

describe('repairs', () => {
  it('are not needed for what a person may buy', () => {
    expect(of([subscription('a')])).toEqual([]);
    expect(of([], [prepaid('p', T0), prepaid('q', T0 + DAY)])).toEqual([]);
    expect(of([subscription('a', { canceledAt: T0 + DAY })], [prepaid('p', T0 + 2 * DAY)])).toEqual([]);
    expect(of([subscription('a', { startedAt: T0 + 3 * DAY })], [prepaid('p', T0)])).toEqual([]);
    expect(of([subscription('a', { planId: 'essencial' })], [prepaid('p', T0 + DAY)])).toEqual([]);
  });

  it('return a Pix that arrived after a subscription had begun', () => {
    expect(of([subscription('a')], [prepaid('p', T0 + DAY)])).toEqual([{ kind: 'refund', chargeId: 'ch_p' }]);
    expect(of([subscription('a')], [prepaid('p', T0 + DAY, 'essencial')])).toHaveLength(1);
  });

  it('return the payment of a second subscription, and keep the better or the older one', () => {
    const older = subscription('a');
    const newer = subscription('b', { startedAt: T0 + 1000 });
    const cheaper = subscription('c', { planId: 'essencial', startedAt: T0 - 1000 });
    expect(of([newer, older])).toEqual([{ kind: 'refund', chargeId: 'ch_b' }]);
    expect(of([cheaper, newer])).toEqual([{ kind: 'refund', chargeId: 'ch_c' }]);
    const returned = { ...newer, payments: [payment('b', { refundedAt: T0 + 2000, refundedCents: 2990 })] };
    expect(of([older, returned])).toEqual([{ kind: 'end', subscriptionId: 'b' }]);
    expect(of([older, { ...returned, status: 'ended', endedAt: T0 + 3000 }])).toEqual([]);
  });

  it('stop the renewal after a dispute, once', () => {
    const disputed = subscription('a', { payments: [payment('a', { disputedAt: T0 + DAY })] });
    expect(of([disputed])).toEqual([{ kind: 'stop-renewal', subscriptionId: 'a' }]);
    expect(of([{ ...disputed, canceledAt: T0 + DAY }])).toEqual([]);
  });
});
