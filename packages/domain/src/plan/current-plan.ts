import { isPlanId, type PlanId } from './plans.ts';

export type UserPlanRow = { planId: string; currentPeriodEnd: Date | null; createdAt: Date };

/**
 * The plan in force: the newest active row, else free (core §3). A cancelled plan stays active
 * until its period ends (decision D11); a row without an end never does.
 */
export function currentPlanOf(rows: readonly UserPlanRow[], now: number): PlanId {
  const active = rows
    .filter((row) => row.currentPeriodEnd === null || row.currentPeriodEnd.getTime() > now)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const id = active[0]?.planId;
  return id !== undefined && isPlanId(id) ? id : 'free';
}
