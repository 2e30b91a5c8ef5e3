import { isPlanId, type PlanId } from './plans.ts';

export type UserPlanRow = {
  planId: string;
  currentPeriodEnd: Date | null;
  /** End of access, if it isn't the period's end: later while a renewal may be paid, earlier after a refund. */
  accessUntil: Date | null;
  createdAt: Date;
};

/** When the access of a row ends; null if it has no end. */
export const accessEndOf = ({ accessUntil, currentPeriodEnd }: Omit<UserPlanRow, 'planId' | 'createdAt'>) =>
  accessUntil ?? currentPeriodEnd;

/**
 * The row of the current plan: the newest active one. A cancelled plan stays active until its period ends. A row
 * without an end stays active.
 */
export const activePlanRow = <Row extends UserPlanRow>(rows: readonly Row[], now: number): Row | undefined =>
  rows
    .filter((row) => {
      const end = accessEndOf(row);
      return end === null || end.getTime() > now;
    })
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];

/** The plan of a row. It is free without a row or for an unknown plan. */
export const planIdOf = (row: Pick<UserPlanRow, 'planId'> | undefined): PlanId =>
  row !== undefined && isPlanId(row.planId) ? row.planId : 'free';
