import { isPlanId, type PlanId } from './plans.ts';

export type UserPlanRow = { planId: string; currentPeriodEnd: Date | null; createdAt: Date };

/**
 * The row of the current plan: the newest active one (core §3). A cancelled plan stays active until its period ends
 * (decision D11). A row without an end stays active.
 */
export const activePlanRow = <Row extends UserPlanRow>(rows: readonly Row[], now: number): Row | undefined =>
  rows
    .filter((row) => row.currentPeriodEnd === null || row.currentPeriodEnd.getTime() > now)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];

/** The plan of a row. It is free without a row or for an unknown plan (core §3). */
export const planIdOf = (row: Pick<UserPlanRow, 'planId'> | undefined): PlanId =>
  row !== undefined && isPlanId(row.planId) ? row.planId : 'free';
