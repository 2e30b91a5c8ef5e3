import { randomUUID } from 'node:crypto';
import { activePlanRow, planIdOf } from '@alento/domain/plan/current-plan';
import { type PlanId, type RankedPlan, rankedPlanOf } from '@alento/domain/plan/plans';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userPlans } from '../../db/schema/account.ts';
import type { Actor, Owner } from '../../http/actor.ts';

export type CurrentPlan = {
  currentPlan: RankedPlan;
  planId: PlanId;
  canceledAt: number | null;
  currentPeriodEnd: number | null;
};
export type Plans = ReturnType<typeof planService>;

/** The plan in force, from active rows, newest first (core §3, decision D9a). */
export function planService({ db, clock }: { db: Database; clock: () => number }) {
  return {
    async current(actor: Actor): Promise<CurrentPlan> {
      const rows = await db
        .select()
        .from(userPlans)
        .where(eq(userPlans.userId, actor.owner.userId))
        .orderBy(desc(userPlans.createdAt));
      const active = activePlanRow(rows, clock());
      const planId = planIdOf(active);
      return {
        planId,
        currentPlan: rankedPlanOf(planId),
        canceledAt: active?.canceledAt?.getTime() ?? null,
        currentPeriodEnd: active?.currentPeriodEnd?.getTime() ?? null,
      };
    },

    /** Grants a plan until `end`, without end when null; for operation and tests. */
    async grant(owner: Owner, planId: PlanId, end: Date | null): Promise<void> {
      await db.insert(userPlans).values({
        userId: owner.userId,
        id: randomUUID(),
        planId,
        currentPeriodEnd: end,
        createdAt: new Date(clock()),
      });
    },
  };
}
