import { accessEndOf, type UserPlanRow } from '../plan/current-plan.ts';
import { DAY_MS } from '../time/local-date.ts';
import { END_NOTICE_DAYS, ENDED_NOTICE_DAYS } from './limits.ts';

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

/** Whether all payments of a purchase are refunded in full. */
export const isFullyRefunded = (payments: readonly Paid[]): boolean =>
  payments.some(({ refundedCents }) => refundedCents > 0) &&
  payments.every(({ amountCents, refundedCents }) => refundedCents >= amountCents);

/** A plan that was bought, as its row says. */
type BoughtPlan = {
  readonly period: string | null;
  readonly status: string | null;
  readonly canceledAt: Date | null;
  readonly accessUntil: Date | null;
};

/** Whether a bought plan continues by itself after its period. */
export const renews = ({ period, canceledAt, status }: Omit<BoughtPlan, 'accessUntil'>): boolean =>
  period === 'month' && canceledAt === null && status === 'active';

/**
 * Whether the end of a plan is announced now: it was bought, doesn't renew, and ends within three days. A
 * plan whose renewal was not paid has a notice of its own.
 *
 * @param now ms epoch.
 */
export function endsSoon(plan: BoughtPlan, now: number): boolean {
  if (plan.status === null || plan.status === 'past_due' || plan.accessUntil === null || renews(plan)) return false;
  const left = plan.accessUntil.getTime() - now;
  return left > 0 && left <= END_NOTICE_DAYS * DAY_MS;
}
