import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { accessEndOf } from '@alento/domain/plan/current-plan';
import { type PlanId, rankedPlanOf } from '@alento/domain/plan/plans';
import type { Owner } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import { readPlanInForce } from '../../access/plan-in-force.ts';
import type { Store } from '../../db/database.ts';
import { userPlans } from '../../db/schema/payment.ts';

export type Plans = ReturnType<typeof planService>;

/** Reads a person's current plan and grants plans. */
export function planService({ db, clock }: Store) {
  return {
    async current(actor: Person): Promise<ResponseOf<Endpoints['readCurrentPlan']>> {
      const { planId, row, endedRow } = await readPlanInForce(db, actor.owner, clock());
      return {
        planId,
        currentPlan: rankedPlanOf(planId),
        canceledAt: row?.canceledAt?.getTime() ?? null,
        currentPeriodEnd: row?.currentPeriodEnd?.getTime() ?? null,
        endedAt: (endedRow && accessEndOf(endedRow)?.getTime()) ?? null,
      };
    },

    /** Grants a plan until `end`, or without end if null; for commands and tests. */
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
