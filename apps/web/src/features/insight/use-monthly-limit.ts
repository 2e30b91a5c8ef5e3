import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { useQuery } from '@tanstack/react-query';
import { currentPlanQuery } from '../../state/account/current-plan.ts';

/**
 * How many insights the person's plan has a month; null if it has no limit, undefined while the plan isn't known. The
 * server doesn't send how many are left.
 */
export function useMonthlyLimit(): number | null | undefined {
  const { data } = useQuery(currentPlanQuery());
  if (!data) return undefined;
  const perMonth = PLAN_QUOTAS[data.planId].insightsPerMonth;
  return Number.isFinite(perMonth) ? perMonth : null;
}
