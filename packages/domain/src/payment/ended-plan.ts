import { accessEndOf, type UserPlanRow } from '../plan/current-plan.ts';
import { DAY_MS } from '../time/local-date.ts';
import { ENDED_NOTICE_DAYS } from './limits.ts';

/** A row of `user_plans`. The status is null for a plan that was not bought. */
type Row = UserPlanRow & { readonly status: string | null };
type Paid = { readonly amountCents: number; readonly refundedCents: number };

/**
 * The bought plan that ended last, if the app still says so.
 *
 * @param rows of a person without a plan in force.
 * @param now ms epoch.
 */
export function lastEndedRow<R extends Row>(rows: readonly R[], now: number): R | undefined {
  const endOf = (row: R): number => accessEndOf(row)?.getTime() ?? Number.POSITIVE_INFINITY;
  const last = rows
    .filter((row) => row.status !== null && endOf(row) <= now)
    .reduce<R | undefined>((newest, row) => (newest && endOf(newest) >= endOf(row) ? newest : row), undefined);
  return last && now - endOf(last) < ENDED_NOTICE_DAYS * DAY_MS ? last : undefined;
}

/** Whether a purchase was given back: all its payments are refunded in full. */
export const isGivenBack = (payments: readonly Paid[]): boolean =>
  payments.some(({ refundedCents }) => refundedCents > 0) &&
  payments.every(({ amountCents, refundedCents }) => refundedCents >= amountCents);
