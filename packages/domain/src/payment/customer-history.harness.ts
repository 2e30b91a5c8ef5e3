import fc from 'fast-check';
import type { CustomerFacts, PaymentFacts, PrepaidFacts, SubscriptionFacts } from './facts.ts';

/*
 * Random histories of a customer at the payment service, and what the service says at any time of them. The model is
 * written independently of the rules: it moves through the months of a subscription step by step.
 */

export const START = Date.parse('2026-01-31T12:00:00Z');
const DAY = 86_400_000;
export const MONTH = 30 * DAY;
/** A subscription that is not paid for this time is ended by the service. */
const UNPAID_MAX = 14 * DAY;

type TakenBack = { readonly at: number; readonly kind: 'refund' | 'dispute' };

export type MonthPlan = {
  /** Time from the start of the period to its payment; null if it is never paid. */
  readonly paidAfter: number | null;
  readonly takenBack: TakenBack | null;
};

export type SubscriptionHistory = {
  readonly id: string;
  readonly startedAt: number;
  readonly months: readonly MonthPlan[];
  /** When the person stops the renewal; null if never. */
  readonly stoppedAt: number | null;
};

export type PrepaidHistory = {
  readonly id: string;
  readonly paidAt: number;
  readonly takenBack: TakenBack | null;
};

export type CustomerHistory = {
  readonly subscriptions: readonly SubscriptionHistory[];
  readonly prepaid: readonly PrepaidHistory[];
};

const takenAt = (back: TakenBack | null, kind: TakenBack['kind'], now: number): number | null =>
  back !== null && back.kind === kind && back.at <= now ? back.at : null;

const payment = (id: string, paidAt: number, takenBack: TakenBack | null, now: number) => ({
  id,
  chargeId: `charge-${id}`,
  amountCents: 2990,
  paidAt,
  refundedCents: takenAt(takenBack, 'refund', now) === null ? 0 : 2990,
  refundedAt: takenAt(takenBack, 'refund', now),
  disputedAt: takenAt(takenBack, 'dispute', now),
});

/** What the service says about a subscription at a time; null before its first payment page. */
function subscriptionAt(history: SubscriptionHistory, now: number): SubscriptionFacts | null {
  if (now < history.startedAt) return null;
  const payments: PaymentFacts[] = [];
  let period = 0;
  let status: SubscriptionFacts['status'] = 'active';
  let endedAt: number | null = null;
  for (;;) {
    const start = history.startedAt + period * MONTH;
    const { paidAfter = null, takenBack = null } = history.months[period] ?? {};
    const paidAt = paidAfter === null ? null : start + paidAfter;
    if (paidAt !== null && paidAt <= now) {
      const paid = payment(`${history.id}-${period}`, paidAt, takenBack, now);
      payments.push({ ...paid, method: 'card', coversUntil: start + MONTH });
    } else {
      status = period === 0 ? 'unpaid' : 'past_due';
      if (paidAt === null && now >= start + UNPAID_MAX) endedAt = start + UNPAID_MAX;
    }
    const next = start + MONTH;
    if (endedAt !== null || now < next || status === 'unpaid') break;
    if (history.stoppedAt !== null && history.stoppedAt < next) {
      endedAt = next;
      break;
    }
    status = 'active';
    period += 1;
  }
  const isStopped = history.stoppedAt !== null && history.stoppedAt <= now;
  return {
    id: history.id,
    planId: 'premium',
    status: endedAt === null ? status : status === 'unpaid' ? 'unpaid' : 'ended',
    priceCents: 2990,
    method: 'card',
    startedAt: history.startedAt,
    periodStart: history.startedAt + period * MONTH,
    periodEnd: history.startedAt + (period + 1) * MONTH,
    canceledAt: isStopped ? history.stoppedAt : endedAt,
    endedAt,
    nextPlanId: null,
    payments,
  };
}

const prepaidAt = ({ id, paidAt, takenBack }: PrepaidHistory, now: number): PrepaidFacts | null =>
  paidAt > now
    ? null
    : { id, planId: 'premium', period: '30d', payment: { ...payment(id, paidAt, takenBack, now), method: 'pix' } };

/** What the payment service says about a customer at a time, ms epoch. */
export const factsAt = ({ subscriptions, prepaid }: CustomerHistory, now: number): CustomerFacts => ({
  subscriptions: subscriptions.map((one) => subscriptionAt(one, now)).filter((one) => one !== null),
  prepaid: prepaid.map((one) => prepaidAt(one, now)).filter((one) => one !== null),
  checkouts: [],
});

const days = (max: number) => fc.integer({ min: 0, max: max * 24 }).map((hours) => (hours * DAY) / 24);

const takenBackWithin = (from: number): fc.Arbitrary<TakenBack | null> =>
  fc.option(
    fc.record({
      at: days(29).map((after) => from + after),
      kind: fc.constantFrom('refund' as const, 'dispute' as const),
    }),
    {
      freq: 4,
    },
  );

const subscriptionHistory = (id: string): fc.Arbitrary<SubscriptionHistory> =>
  days(60).chain((after) => {
    const startedAt = START + after;
    const months = fc.tuple(
      ...[0, 1, 2, 3].map((index) =>
        fc.option(days(10), { freq: 8 }).chain((paidAfter) =>
          takenBackWithin(startedAt + index * MONTH + (paidAfter ?? 0)).map((takenBack) => ({
            paidAfter,
            takenBack,
          })),
        ),
      ),
    );
    return fc.record({
      id: fc.constant(id),
      startedAt: fc.constant(startedAt),
      months,
      stoppedAt: fc.option(days(120).map((later) => startedAt + later)),
    });
  });

const prepaidHistory = (id: string): fc.Arbitrary<PrepaidHistory> =>
  days(150).chain((after) => {
    const paidAt = START + after;
    return takenBackWithin(paidAt).map((takenBack) => ({ id, paidAt, takenBack }));
  });

export const oneSubscription: fc.Arbitrary<CustomerHistory> = subscriptionHistory('sub_1').map((one) => ({
  subscriptions: [one],
  prepaid: [],
}));

const somePrepaid: fc.Arbitrary<CustomerHistory> = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => prepaidHistory(`cs_${index}`))))
  .map((prepaid) => ({ subscriptions: [], prepaid }));

export const anyHistory: fc.Arbitrary<CustomerHistory> = fc
  .tuple(oneSubscription, somePrepaid)
  .map(([{ subscriptions }, { prepaid }]) => ({ subscriptions, prepaid }));

/** A time of a history. */
export const anyTime = days(240).map((after) => START + after);
