import type { Subscription } from '@alento/contract/payment';
import { PLAN_NAMES, priceText } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayOf } from '../../../lib/time/period-text.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { Skeletons } from '../../../ui/state/part-states.tsx';
import { planEndCopy as copy } from './plan-end.copy.ts';

/** What the deletion of the account does to the plan; null without a plan. */
function endText({ planId, status, endsAt, cancellation }: Subscription): string | null {
  if (status === 'free') return null;
  const plan = PLAN_NAMES[planId];
  if (cancellation?.kind === 'refund') return copy.refund(priceText(cancellation.cents), plan);
  if (status === 'past_due') return copy.unpaid(plan);
  const until = cancellation?.until ?? endsAt;
  return status === 'granted' || until === null ? copy.granted(plan) : copy.paid(plan, dayOf(until));
}

/** Says what the deletion of the account does to the person's plan. It shows nothing without a plan. */
export function PlanEnd({ frame }: { frame: (text: ReactNode) => ReactNode }) {
  // What it announces must hold now, so it is never taken from the cache.
  const { data, isFetchedAfterMount, isError } = useQuery({ ...subscriptionQuery(), refetchOnMount: 'always' });
  if (!isFetchedAfterMount) {
    return frame(<Skeletons label={copy.loading} shapes={['h-12 w-full']} />);
  }
  const text = isError || !data ? copy.unknown : endText(data);
  return text === null ? null : frame(<p className="max-w-prose">{text}</p>);
}
