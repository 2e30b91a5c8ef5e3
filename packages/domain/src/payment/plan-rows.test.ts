import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { activePlanRow } from '../plan/current-plan.ts';
import { anyHistory, anyTime, factsAt, oneSubscription } from './customer-history.harness.ts';
import { DAY, payment, prepaid, subscription, T0, T1 } from './facts.harness.ts';
import type { CustomerFacts, PrepaidFacts, SubscriptionFacts } from './facts.ts';
import { GRACE_DAYS } from './limits.ts';
import { paidPlanRows, subscriptionRow } from './plan-rows.ts';

const PAID = payment('1');
const SUBSCRIPTION = subscription('1');

/** Whether a paid plan is in force at a time, by the rule that the server uses. */
function hasPlan(facts: CustomerFacts, now: number): boolean {
  const rows = paidPlanRows(facts).map((row) => ({
    planId: row.planId,
    currentPeriodEnd: new Date(row.currentPeriodEnd),
    accessUntil: new Date(row.accessUntil),
    createdAt: new Date(row.createdAt),
  }));
  return activePlanRow(rows, now) !== undefined;
}

describe('the row of a subscription', () => {
  const rowOf = (change: Partial<SubscriptionFacts>) => subscriptionRow({ ...SUBSCRIPTION, ...change });

  it('gives access beyond the period while it renews, because the charge takes time', () => {
    expect(rowOf({})).toMatchObject({ status: 'active', currentPeriodEnd: T1, accessUntil: T1 + GRACE_DAYS * DAY });
  });

  it('gives access until the end of the period if it was stopped', () => {
    expect(rowOf({ canceledAt: T0 + 9 * DAY })).toMatchObject({ status: 'canceled', accessUntil: T1 });
  });

  it('gives access for 7 days of a period whose charge failed', () => {
    const renewed = { periodStart: T1, periodEnd: T1 + 30 * DAY, status: 'past_due' as const };
    expect(rowOf(renewed)).toMatchObject({ status: 'past_due', accessUntil: T1 + 7 * DAY });
    expect(rowOf({ ...renewed, status: 'ended', endedAt: T1 + 3 * DAY, canceledAt: T1 + 3 * DAY })).toMatchObject({
      status: 'ended',
      accessUntil: T1 + 3 * DAY,
    });
  });

  it('ends with a refund or a dispute of the running period', () => {
    const refunded = { ...PAID, refundedCents: 2990, refundedAt: T0 + 5 * DAY };
    expect(rowOf({ payments: [refunded] })).toMatchObject({ status: 'ended', accessUntil: T0 + 5 * DAY });
    const disputed = { ...PAID, disputedAt: T0 + 6 * DAY };
    expect(rowOf({ payments: [disputed] })).toMatchObject({ status: 'ended', accessUntil: T0 + 6 * DAY });
  });

  it('keeps access after a refund of an earlier period and after a partial refund', () => {
    const next = { ...PAID, id: 'in_2', paidAt: T1, coversUntil: T1 + 30 * DAY };
    const refunded = { ...PAID, refundedCents: 2990, refundedAt: T1 + DAY };
    const renewed = rowOf({ periodStart: T1, periodEnd: T1 + 30 * DAY, payments: [refunded, next] });
    expect(renewed).toMatchObject({ status: 'active', accessUntil: T1 + 37 * DAY });
    expect(rowOf({ payments: [{ ...PAID, refundedCents: 1000 }] })).toMatchObject({ status: 'active' });
  });

  it('does not exist before the first payment', () => {
    expect(rowOf({ status: 'unpaid', payments: [] })).toBeNull();
    expect(rowOf({ payments: [] })).toBeNull();
  });
});

describe('prepaid periods', () => {
  const endsOf = (...bought: PrepaidFacts[]) =>
    paidPlanRows({ subscriptions: [], prepaid: bought, checkouts: [] }).map(
      ({ accessUntil }) => (accessUntil - T0) / DAY,
    );

  it('follow one another, and the second begins later only while the first runs', () => {
    expect(endsOf(prepaid('a', T0), prepaid('b', T0 + 27 * DAY))).toEqual([30, 60]);
    expect(endsOf(prepaid('a', T0), prepaid('b', T0 + 40 * DAY))).toEqual([30, 70]);
  });

  it('give back the days of a refunded one', () => {
    expect(endsOf(prepaid('a', T0, { refundedAt: T0 + 2 * DAY, refundedCents: 2990 }), prepaid('b', T0 + DAY))).toEqual(
      [2, 32],
    );
  });

  it('begin after a stopped subscription, and at once beside one that renews', () => {
    const pix = [prepaid('b', T0 + 20 * DAY)];
    const stopped = { ...SUBSCRIPTION, canceledAt: T0 + DAY };
    const rows = paidPlanRows({ subscriptions: [stopped], prepaid: pix, checkouts: [] });
    expect(rows[1]?.currentPeriodEnd).toBe(T1 + 30 * DAY);
    const beside = paidPlanRows({ subscriptions: [SUBSCRIPTION], prepaid: pix, checkouts: [] });
    expect(beside[1]?.currentPeriodEnd).toBe(T0 + 50 * DAY);
  });
});

describe('for any history of a customer', () => {
  it('the rows do not depend on the order of the facts', () => {
    fc.assert(
      fc.property(anyHistory, anyTime, (history, now) => {
        const facts = factsAt(history, now);
        const reversed = {
          ...facts,
          subscriptions: facts.subscriptions.toReversed(),
          prepaid: facts.prepaid.toReversed(),
        };
        expect(paidPlanRows(reversed)).toEqual(paidPlanRows(facts));
      }),
    );
  });

  it('nobody who paid is without a plan', () => {
    fc.assert(
      fc.property(anyHistory, anyTime, (history, now) => {
        const facts = factsAt(history, now);
        const isPaid = facts.subscriptions.some(({ payments }) => {
          const running = payments.filter(({ coversUntil }) => coversUntil > now);
          return (
            running.length > 0 &&
            running.every(({ refundedAt, disputedAt }) => refundedAt === null && disputedAt === null)
          );
        });
        const isPrepaid = facts.prepaid.some(({ payment }) => {
          const { refundedAt, disputedAt, paidAt } = payment;
          return refundedAt === null && disputedAt === null && now < paidAt + 30 * DAY;
        });
        if (isPaid || isPrepaid) expect(hasPlan(facts, now)).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });

  it('access never outlives a refund or a dispute', () => {
    fc.assert(
      fc.property(oneSubscription, anyTime, (history, now) => {
        const facts = factsAt(history, now);
        const [subscription] = facts.subscriptions;
        const running = subscription?.payments.filter(({ coversUntil }) => coversUntil > now) ?? [];
        const isTakenBack = running.some(({ refundedAt, disputedAt }) => refundedAt !== null || disputedAt !== null);
        if (isTakenBack) expect(hasPlan(facts, now)).toBe(false);
      }),
      { numRuns: runs(100) },
    );
  });

  it('access ends at most 7 days after what was paid for', () => {
    fc.assert(
      fc.property(oneSubscription, anyTime, (history, now) => {
        const facts = factsAt(history, now);
        const ends = facts.subscriptions.flatMap(({ payments }) => payments.map(({ coversUntil }) => coversUntil));
        if (now >= Math.max(0, ...ends) + GRACE_DAYS * DAY) expect(hasPlan(facts, now)).toBe(false);
      }),
      { numRuns: runs(100) },
    );
  });
});
