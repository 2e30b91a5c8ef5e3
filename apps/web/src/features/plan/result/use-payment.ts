import type { Subscription } from '@alento/contract/payment';
import { PAYMENT_WAIT_MS } from '@alento/domain/payment/limits';
import { canAccess, rankedPlanOf } from '@alento/domain/plan/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOffline } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';

/** What the server says about the last payment. `unknown`: it knows of none, and no plan was bought. */
type PaymentStage = 'waiting' | 'unknown' | 'paid' | 'failed' | 'none';

/** A plan counts as paid only if the server says so and the plan is in force. */
function paymentStageOf({ planId, checkout }: Subscription): PaymentStage {
  if (checkout === null) return planId === 'free' ? 'unknown' : 'none';
  const { state } = checkout;
  if (state === 'failed' || state === 'expired') return 'failed';
  if (state !== 'paid') return 'waiting';
  return canAccess(rankedPlanOf(planId), rankedPlanOf(checkout.planId)) ? 'paid' : 'unknown';
}

/** How often the page asks the server, ms: at first, and after it has said that the payment is late. */
const ASK_MS = 2000;
const ASK_LATE_MS = 15_000;
/** After this time the server is requested to ask the payment service, ms. */
const REFRESH_AFTER_MS = 15_000;

/** Follows the last payment until the server says how it ended. */
export function usePayment() {
  const client = useQueryClient();
  const [isLate, setLate] = useState(false);
  const [openedAt] = useState(Date.now);
  // Kept during the next request, which clears the query's own error.
  const [lastError, setLastError] = useState<Error | null>(null);
  const query = useQuery({
    ...subscriptionQuery(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const stage = state.data && state.dataUpdatedAt >= openedAt ? paymentStageOf(state.data) : 'waiting';
      if (stage === 'paid' || stage === 'failed' || stage === 'none') return false;
      return isLate || state.errorUpdatedAt > state.dataUpdatedAt ? ASK_LATE_MS : ASK_MS;
    },
  });
  const refresh = useMutation({
    mutationFn: () => call('POST /subscription/refresh', {}),
    onSuccess: () => query.refetch(),
  });
  if (query.error !== null && query.error !== lastError) setLastError(query.error);
  // What is in the cache from before the payment says nothing about it.
  const own = query.dataUpdatedAt >= openedAt ? query.data : undefined;
  const answer = own ? paymentStageOf(own) : 'waiting';
  // After the server has asked the payment service, it would know of a payment.
  const stage = answer === 'unknown' ? (refresh.isSuccess ? 'none' : 'waiting') : answer;
  const isWaiting = stage === 'waiting';

  const askAgain = useEffectEvent(() => refresh.mutate());
  useEffect(() => {
    if (!isWaiting) return;
    const asking = setTimeout(askAgain, REFRESH_AFTER_MS);
    const late = setTimeout(() => setLate(true), PAYMENT_WAIT_MS);
    return () => {
      clearTimeout(asking);
      clearTimeout(late);
    };
  }, [isWaiting]);

  useEffect(() => {
    if (stage === 'paid') void client.invalidateQueries({ queryKey: currentPlanQuery().queryKey });
  }, [stage, client]);

  return {
    stage: isWaiting && isLate ? ('late' as const) : stage,
    own,
    /** Whether the last request failed while the payment was not known yet. */
    isUnread: isWaiting && query.errorUpdatedAt > query.dataUpdatedAt,
    isOffline: isOffline(lastError),
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
    checkAgain: () => refresh.mutate(),
    isChecking: refresh.isPending,
    checkError: isLate ? refresh.error : null,
  };
}
