import { endpoints } from '@alento/contract/endpoints';
import { PLAN_FEATURES, PLAN_IDS, PLAN_NAMES, type PlanId } from '@alento/domain/plan/plans';
import type { Mount } from '../../http/mount.ts';
import type { Plans } from './plan.service.ts';

/** @param prices centavos per month, from the configuration (decision D8). */
export function planRoutes(mount: Mount, plans: Plans, prices: Record<PlanId, number>): void {
  mount(endpoints.listPlans, async () =>
    PLAN_IDS.map((id) => ({
      id,
      name: PLAN_NAMES[id],
      priceCents: prices[id],
      currency: 'BRL' as const,
      features: [...PLAN_FEATURES[id]],
    })),
  );

  mount(endpoints.readCurrentPlan, ({ c }) => plans.current(c.var.actor));
}
