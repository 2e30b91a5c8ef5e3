import type { PlanId } from '@alento/domain/plan/plans';
import { hashKey } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { now } from '../../../lib/time/clock.ts';
import { currentPlanQuery } from '../current-plan.ts';
import { sharingKeys } from '../sharing.keys.ts';
import { subscriptionQuery } from '../subscription.ts';

const knownPlan = () => queryClient.getQueryData(currentPlanQuery().queryKey)?.planId;

/** Whether this tab has read another plan than the given one. A tab that has read none will read the right one. */
export const isAnotherPlan = (planId: PlanId): boolean => knownPlan() !== undefined && knownPlan() !== planId;

/**
 * Reads everything again that follows from the plan or the day: quotas, content, recommendations, ads, periods. Sharing
 * doesn't: every plan includes it, and readings of shared data are in their owner's log.
 */
export const readAllButPlan = (...others: readonly unknown[]): void => {
  const unaffected: readonly unknown[] = ['plan', sharingKeys.all()[0], ...others];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !unaffected.includes(queryKey[0]) });
};

/** Reads this person's plan again. */
export async function readPlanAgain(userId: string): Promise<void> {
  if (session.userId() !== userId) return;
  const isKnown = knownPlan() !== undefined;
  void queryClient.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
  // A request that is under way may return the old plan.
  await queryClient.cancelQueries({ queryKey: currentPlanQuery().queryKey });
  // A failure is not reported here: the screens that show the plan do, and the next occasion reads it again.
  await queryClient.prefetchQuery({ ...currentPlanQuery(), staleTime: 0 });
  // Without an earlier plan, `followPlanChanges` can't see whether it has changed.
  if (!isKnown && session.userId() === userId) readAllButPlan();
}

/** Reads the plan again, unless it was read within the given time. */
export async function refetchPlanOlderThan(userId: string, ms: number): Promise<void> {
  if (session.userId() !== userId) return;
  const readAt = queryClient.getQueryState(currentPlanQuery().queryKey)?.dataUpdatedAt ?? 0;
  if (now() - readAt > ms) await readPlanAgain(userId);
}

/** Reads everything again when the plan in force has changed, however this tab has learned of it. */
export function followPlanChanges(): () => void {
  const queryHash = hashKey(currentPlanQuery().queryKey);
  let known = knownPlan();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== queryHash) return;
    const before = known;
    known = knownPlan() ?? before;
    if (before !== undefined && before !== known) readAllButPlan();
  });
}
