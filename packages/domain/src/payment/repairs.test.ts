import { describe, expect, it } from 'vitest';
import { DAY, payment, prepaid, subscription, T0, T1 } from './facts.harness.ts';
import type { PrepaidFacts, SubscriptionFacts } from './facts.ts';
import { repairsOf } from './repairs.ts';

const cheaperPix = (id: string, paidAt: number): PrepaidFacts => ({ ...prepaid(id, paidAt), planId: 'essencial' });

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
    expect(of([subscription('a')], [cheaperPix('p', T0 + DAY)])).toHaveLength(1);
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
    expect(of([], [premium, cheaperPix('q', T0 + DAY)])).toEqual([{ kind: 'refund', chargeId: 'ch_q' }]);
    expect(of([], [premium, cheaperPix('q', T0 + 31 * DAY)])).toEqual([]);
    expect(of([], [cheaperPix('q', T0), prepaid('p', T0 + DAY)])).toEqual([]);
  });

  it('end a subscription whose renewal was not paid within the days of grace', () => {
    const unpaid = subscription('a', {
      status: 'past_due',
      periodStart: T1,
      periodEnd: T1 + 30 * DAY,
    });
    expect(of([unpaid], [], T1 + 6 * DAY)).toEqual([]);
    expect(of([unpaid], [], T1 + 7 * DAY)).toEqual([{ kind: 'end', subscriptionId: 'a' }]);
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
