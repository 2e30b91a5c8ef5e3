import { lastEndedRow } from '@alento/domain/payment/ended-plan';
import { activePlanRow, planIdOf } from '@alento/domain/plan/current-plan';
import type { PlanId } from '@alento/domain/plan/plans';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Runner } from '../db/database.ts';
import { sessions } from '../db/schema/account.ts';
import { userPlans } from '../db/schema/payment.ts';
import type { Owner } from './owner.ts';
import { isOwnedByAny, rowsOfEach } from './several-owners.ts';

type Row = typeof userPlans.$inferSelect;

/** The plan in force, and its row in `user_plans`; without a row the free plan is in force. */
export type PlanInForce = {
  planId: PlanId;
  row: Row | undefined;
  /** Without a plan, the row of the bought plan that ended last, for some days. */
  endedRow: Row | undefined;
};

/** Reads which plan each person has now. The rule is in `domain/plan/current-plan`. */
export async function readPlansInForce(
  runner: Runner,
  owners: readonly Owner[],
  now: number,
): Promise<(owner: Owner) => PlanInForce> {
  const rows = await runner
    .select()
    .from(userPlans)
    .where(isOwnedByAny(userPlans.userId, owners))
    .orderBy(desc(userPlans.createdAt));
  const rowsOf = rowsOfEach(rows);
  return (owner) => {
    const own = rowsOf(owner);
    const row = activePlanRow(own, now);
    return { planId: planIdOf(row), row, endedRow: row ? undefined : lastEndedRow(own, now) };
  };
}

export const readPlanInForce = async (runner: Runner, owner: Owner, now: number): Promise<PlanInForce> =>
  (await readPlansInForce(runner, [owner], now))(owner);

/** The end of a row's access, as `accessEndOf` of the domain. */
const accessEnd = sql`coalesce(${userPlans.accessUntil}, ${userPlans.currentPeriodEnd})`;

/**
 * The same rule as a subselect for the session's statement. It returns the plan id of the session's account, or null
 * if the account has no plan; `planIdOf` interprets the result. Requires the placeholder `now`.
 */
export const planInForceOfSession = (db: Database) =>
  sql<string | null>`(${db
    .select({ planId: userPlans.planId })
    .from(userPlans)
    .where(and(eq(userPlans.userId, sessions.userId), or(isNull(accessEnd), gt(accessEnd, sql.placeholder('now')))))
    .orderBy(desc(userPlans.createdAt))
    .limit(1)})`;
