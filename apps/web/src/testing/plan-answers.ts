import type { Subscription } from '@alento/contract/payment';
import type { Plan } from '@alento/contract/plan';
import { type PlanId, rankedPlanOf } from '@alento/domain/plan/plans';
import type { DataOf } from './fake-server/route.ts';

// The gallery answers with these too, so this file imports nothing of the app but types.

type CurrentPlan = DataOf<'GET /user-plans/current'>;

/** A current plan without an end date. */
export const planOf = (planId: PlanId): CurrentPlan => ({
  currentPlan: rankedPlanOf(planId),
  planId,
  canceledAt: null,
  currentPeriodEnd: null,
  endedAt: null,
});

/** A subscription without a plan, with the given properties. */
export const subscriptionOf = (overrides: Partial<Subscription> = {}): Subscription => ({
  planId: 'free',
  status: 'free',
  method: null,
  period: null,
  priceCents: null,
  since: null,
  renewsAt: null,
  endsAt: null,
  nextPlanId: null,
  cancellation: null,
  endsSoon: false,
  ended: null,
  checkout: null,
  ...overrides,
});

/** A premium subscription by card that renews at the given time. */
export const renewingOf = (renewsAt: number, overrides: Partial<Subscription> = {}): Subscription =>
  subscriptionOf({
    planId: 'premium',
    status: 'active',
    method: 'card',
    period: 'month',
    priceCents: 2990,
    renewsAt,
    cancellation: { kind: 'period-end', until: renewsAt },
    ...overrides,
  });

/** The plans with their prices: monthly by card, and premium by Pix too. */
export const PLANS: Plan[] = [
  { id: 'free', name: 'Grátis', priceCents: 0, currency: 'BRL', features: [], offers: [] },
  {
    id: 'essencial',
    name: 'Essencial',
    priceCents: 1490,
    currency: 'BRL',
    features: [],
    offers: [{ priceId: 'price_essencial', period: 'month', method: 'card', priceCents: 1490, perMonthCents: 1490 }],
  },
  {
    id: 'premium',
    name: 'Premium',
    priceCents: 2990,
    currency: 'BRL',
    features: [],
    offers: [
      { priceId: 'price_premium', period: 'month', method: 'card', priceCents: 2990, perMonthCents: 2990 },
      { priceId: 'price_pix_30', period: '30d', method: 'pix', priceCents: 2990, perMonthCents: 2990 },
      { priceId: 'price_pix_12', period: '12m', method: 'pix', priceCents: 29_900, perMonthCents: 2492 },
    ],
  },
];

/** The plans of an installation that takes no payments. */
export const UNSOLD: Plan[] = PLANS.map((plan) => ({ ...plan, offers: [] }));
