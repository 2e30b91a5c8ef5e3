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

const of = (subscriptions: SubscriptionFacts[], bought: PrepaidFacts[] = [], now = T0 + 5 * DAY) =>
  repairsOf({ subscriptions, prepaid: bought, checkouts: [] }, now);

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

  it('return a cheaper Pix that arrived while a more expensive plan ran, and no later one', () => {
    const premium = prepaid('p', T0);
    expect(of([], [premium, prepaid('q', T0 + DAY, 'essencial')])).toEqual([{ kind: 'refund', chargeId: 'ch_q' }]);
    expect(of([], [premium, prepaid('q', T0 + 31 * DAY, 'essencial')])).toEqual([]);
    expect(of([], [prepaid('q', T0, 'essencial'), prepaid('p', T0 + DAY)])).toEqual([]);
  });

  it('end a subscription whose renewal was not paid within the days of grace', () => {
    const unpaid = subscription('a', {
      status: 'past_due',
      periodStart: T0 + 30 * DAY,
      periodEnd: T0 + 60 * DAY,
    });
    expect(of([unpaid], [], T0 + 36 * DAY)).toEqual([]);
    expect(of([unpaid], [], T0 + 37 * DAY)).toEqual([{ kind: 'end', subscriptionId: 'a' }]);
  });

  it('return what was paid after a subscription had ended', () => {
    const late = payment('b', { paidAt: T0 + 20 * DAY });
    const ended = { status: 'ended', canceledAt: T0 + 9 * DAY, endedAt: T0 + 10 * DAY } as const;
    const paid = subscription('a', { ...ended, payments: [payment('a'), late] });
    expect(of([paid])).toEqual([{ kind: 'refund', chargeId: 'ch_b' }]);
  });

  it('stop the renewal after a dispute, once', () => {
    const disputed = subscription('a', { payments: [payment('a', { disputedAt: T0 + DAY })] });
    expect(of([disputed])).toEqual([{ kind: 'stop-renewal', subscriptionId: 'a' }]);
    expect(of([{ ...disputed, canceledAt: T0 + DAY }])).toEqual([]);
  });
});
