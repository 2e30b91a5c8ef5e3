import { useQuery } from '@tanstack/react-query';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx';
import { tagsQuery } from '../../features/tag/tag.queries.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';

/** Tag names come from the mood feature; the plan decides which periods are available. */
export function Component() {
  const tags = useQuery(tagsQuery()).data ?? [];
  const plan = useQuery(currentPlanQuery()).data;
  return <AnalyticsScreen tags={tags} plan={plan?.currentPlan ?? null} />;
}
