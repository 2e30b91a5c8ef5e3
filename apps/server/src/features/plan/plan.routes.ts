import { endpoints } from '@alento/contract/endpoints';
import { centsPerMonth, type Offer } from '@alento/domain/payment/offer';
import { PLAN_FEATURES, PLAN_IDS, PLAN_NAMES, type PlanId } from '@alento/domain/plan/plans';
import type { Mount } from '../../http/mount.ts';
import type { Plans } from './plan.service.ts';

type Sold = {
  /** Centavos per month, from the configuration. */
  prices: Record<PlanId, number>;
  /** What can be bought; nothing if this installation takes no payments. */
  offers: readonly Offer[];
};

export function planRoutes(mount: Mount, plans: Plans, { prices, offers }: Sold): void {
  mount(endpoints.listPlans, async () =>
    PLAN_IDS.map((id) => ({
      id,
      name: PLAN_NAMES[id],
      priceCents: prices[id],
      currency: 'BRL' as const,
      features: [...PLAN_FEATURES[id]],
      offers: offers
        .filter(({ planId }) => planId === id)
        .map((offer) => ({
          priceId: offer.id,
          period: offer.period,
          method: offer.method,
          priceCents: offer.cents,
          perMonthCents: centsPerMonth(offer),
        })),
    })),
  );

  mount(endpoints.readCurrentPlan, ({ actor }) => plans.current(actor));
}
