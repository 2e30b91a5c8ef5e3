import { REFUND_WINDOW_DAYS } from '../plan/quotas.ts';
import { addDays, type LocalDate, localDateOf } from '../time/local-date.ts';
import type { PaidPlanRow } from './plan-rows.ts';

/** What cancelling a plan does now. */
export type Cancellation =
  /** Within the days for withdrawal: the whole amount is refunded and access ends at once. */
  | { readonly kind: 'refund'; readonly cents: number; readonly lastDay: LocalDate }
  /** Later: the plan doesn't renew, and access stays until `until`, ms epoch. */
  | { readonly kind: 'period-end'; readonly until: number }
  /** It was cancelled before, or never renews: nothing changes. */
  | { readonly kind: 'none'; readonly until: number };

type Contract = Pick<
  PaidPlanRow,
  'createdAt' | 'accessUntil' | 'currentPeriodEnd' | 'canceledAt' | 'period' | 'status'
>;
type Paid = { readonly amountCents: number; readonly refundedCents: number };

/** The last day on which a purchase can be withdrawn: 7 calendar days after its day. */
export const lastWithdrawalDay = (contractedAt: number, timeZone: string): LocalDate =>
  addDays(localDateOf(contractedAt, timeZone), REFUND_WINDOW_DAYS);

/**
 * Decides what cancelling does.
 *
 * @param payments what was paid for this contract.
 * @param now ms epoch.
 * @param timeZone zone of the account, IANA name; days are counted in it.
 */
export function cancellationOf(
  { createdAt, accessUntil, currentPeriodEnd, canceledAt, period, status }: Contract,
  payments: readonly Paid[],
  now: number,
  timeZone: string,
): Cancellation {
  const lastDay = lastWithdrawalDay(createdAt, timeZone);
  const cents = payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  if (status !== 'ended' && cents > 0 && localDateOf(now, timeZone) <= lastDay)
    return { kind: 'refund', cents, lastDay };
  // Without a payment for the running period there is nothing left to use: the subscription ends at once.
  const until = status === 'past_due' ? now : Math.min(accessUntil, currentPeriodEnd);
  return { kind: period === 'month' && canceledAt === null ? 'period-end' : 'none', until };
}
