import { DAY_MS } from '../time/local-date.ts';
import { END_NOTICE_DAYS } from './limits.ts';

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
 * Whether the end of a plan is announced now: it was bought, doesn't renew, and ends within three days. A plan whose
 * renewal was not paid has a notice of its own.
 *
 * @param now ms epoch.
 */
export function endsSoon(plan: BoughtPlan, now: number): boolean {
  if (plan.status === null || plan.status === 'past_due' || plan.accessUntil === null || renews(plan)) return false;
  const left = plan.accessUntil.getTime() - now;
  return left > 0 && left <= END_NOTICE_DAYS * DAY_MS;
}
