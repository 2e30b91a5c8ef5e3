import type { RankedPlan } from '../plan/plans.ts';
import { canAccess } from '../plan/plans.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';

/** Periods of /analises, in days. `all` starts with the first entry. */
export const ANALYTICS_PERIODS = ['7', '30', '90', '365', 'all'] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** Periods that the free plan includes. */
const BASIC_PERIODS: readonly AnalyticsPeriod[] = ['7', '30', '90'];

/** Whether a plan includes a period. */
export const canSeePeriod = (plan: RankedPlan, period: AnalyticsPeriod): boolean =>
  BASIC_PERIODS.includes(period) || canSeeDetail(plan);

/** Whether a plan includes more than average, trend and distribution. */
export const canSeeDetail = (plan: RankedPlan): boolean => canAccess(plan, 'essential');

export type DayRange = { start: LocalDate; end: LocalDate };

/**
 * The days of a period that ends today. `all` is from the first entry to today, or to the last entry if its date is
 * later: after a journey west an entry may have tomorrow's date.
 *
 * @param lived first and last day with an entry; null without any.
 */
export function rangeOf(period: AnalyticsPeriod, today: LocalDate, lived: DayRange | null): DayRange {
  if (period !== 'all') return { start: addDays(today, 1 - Number(period)), end: today };
  const { start, end } = lived ?? { start: today, end: today };
  return { start: start < today ? start : today, end: end > today ? end : today };
}

/** The period of the same length directly before; null for `all`. */
export function previousRangeOf(period: AnalyticsPeriod, today: LocalDate): DayRange | null {
  if (period === 'all') return null;
  const days = Number(period);
  return { start: addDays(today, 1 - 2 * days), end: addDays(today, -days) };
}
