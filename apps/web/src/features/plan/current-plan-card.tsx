import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../lib/session/use-account.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { paymentCopy } from './plan.copy.ts';
import { periodText } from './plan.format.ts';

function Current() {
  // The plan is refetched on every mount, because a payment changes it.
  const query = useQuery({ ...currentPlanQuery(), refetchOnMount: 'always' });
  const { data, isPending, isError, isFetching, refetch } = query;
  if (isError && !data) {
    return <ErrorState message={paymentCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <>
      <h2 className="text-ink-muted text-sm">{paymentCopy.currentTitle}</h2>
      {isPending ? (
        <div role="status">
          <span className="sr-only">{paymentCopy.loading}</span>
          <Skeleton className="mt-2 h-9 w-36" />
          <Skeleton className="mt-2 h-6 w-64 max-w-full" />
        </div>
      ) : (
        <>
          <p className="mt-1 font-bold text-2xl tracking-tight">{PLAN_NAMES[data.planId]}</p>
          <p className="mt-1 text-ink-muted">
            {data.planId === 'free' ? paymentCopy.freeNote : (periodText(data, timeZone()) ?? paymentCopy.paidNote)}
          </p>
        </>
      )}
    </>
  );
}

function SignInFirst() {
  return (
    <>
      <h2 className="font-bold text-lg">{paymentCopy.signInTitle}</h2>
      <p className="mt-1 text-ink-muted">{paymentCopy.signInText}</p>
    </>
  );
}

/** Shows the current plan as the server returns it. The URL is not read for this. */
export function CurrentPlanCard() {
  const account = useAccount();
  return <Card className="min-h-36 content-center">{account ? <Current /> : <SignInFirst />}</Card>;
}
