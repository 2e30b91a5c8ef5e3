import { useQuery } from '@tanstack/react-query';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx';
import { MedicationRow } from '../../features/medication/row/medication-row.tsx';
import { tagsQuery } from '../../features/tag/tag.queries.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';

const medicationOf = (start: string, end: string) => <MedicationRow start={start} end={end} />;

/**
 * Connects the analytics to the mood feature, which has the tag names, to the medication diary, and to the plan, which
 * determines the available periods.
 */
export function Component() {
  const tags = useQuery(tagsQuery()).data ?? [];
  const plan = useQuery(currentPlanQuery()).data;
  return <AnalyticsScreen tags={tags} plan={plan?.currentPlan ?? null} medicationOf={medicationOf} />;
}
