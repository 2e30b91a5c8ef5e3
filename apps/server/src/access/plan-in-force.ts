import { activePlanRow, planIdOf } from '@alento/domain/plan/current-plan';
import type { PlanId } from '@alento/domain/plan/plans';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Runner } from '../db/database.ts';
import { sessions, userPlans } from '../db/schema/account.ts';
import type { Owner } from './owner.ts';

/** The plan in force, and the row that gives it: none for who never had one. */
export type PlanInForce = { planId: PlanId; row: typeof userPlans.$inferSelect | undefined };

/** The one module that says which plan is in force (decision D29); the rule itself stands in `domain/plan/current-plan`. */
export async function readPlanInForce(runner: Runner, owner: Owner, now: number): Promise<PlanInForce> {
  const rows = await runner
    .select()
    .from(userPlans)
    .where(eq(userPlans.userId, owner.userId))
    .orderBy(desc(userPlans.createdAt));
  const row = activePlanRow(rows, now);
  return { planId: planIdOf(row), row };
}

/**
 * The same as a part of the session's one statement: the plan's id for the session's account, null
 * without a row. `planIdOf` reads it. Takes the placeholder `now`.
 */
export const planInForceOfSession = (db: Database) =>
  sql<string | null>`(${db
    .select({ planId: userPlans.planId })
    .from(userPlans)
    .where(
      and(
        eq(userPlans.userId, sessions.userId),
        or(isNull(userPlans.currentPeriodEnd), gt(userPlans.currentPeriodEnd, sql.placeholder('now'))),
      ),
    )
    .orderBy(desc(userPlans.createdAt))
    .limit(1)})`;
