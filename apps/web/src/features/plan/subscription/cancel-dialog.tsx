import type { Cancellation, Subscription } from '@alento/contract/payment';
import { PLAN_NAMES, priceText } from '@alento/domain/plan/plans';
import { DAY_MS } from '@alento/domain/time/local-date';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, explanationOf, isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { formatDayOfMonth } from '../../../lib/time/dates.format.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { planKey } from '../../../state/account/current-plan.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { dayText } from '../plan.format.ts';
import { changeFailureText } from './change-failure.ts';
import { DialogOutcome } from './dialog-outcome.tsx';
import { cancelCopy as copy } from './dialogs.copy.ts';
import { termText } from './subscription.format.ts';

const Loading = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="h-6 w-full" />
    <Skeleton className="mt-2 h-6 w-2/3" />
  </div>
);

type Refund = Extract<Cancellation, { kind: 'refund' }>;

/** From this distance on, a day is named with its year. */
const FAR_MS = 300 * DAY_MS;

/** The plan that stays in force after a refund, and until when. */
function leavesText(leaves: NonNullable<Refund['leaves']>, current: Subscription['planId']): string {
  const { planId, until } = leaves;
  const name = PLAN_NAMES[planId];
  const plan = planId === current ? copy.goesOn(name) : copy.holdsAgain(name);
  if (until === null) return `${plan}.`;
  return `${plan}${copy.until(until - Date.now() > FAR_MS ? dayOf(until) : dayText(until))}.`;
}

type FactsProps = { own: Subscription; isConfirming: boolean };

/** What cancelling does now, with date and amount, before the person confirms. */
function Facts({ own, isConfirming }: FactsProps) {
  const plan = PLAN_NAMES[own.planId];
  const { cancellation } = own;
  if (cancellation === null) {
    return (
      <p>
        {copy.nothing} {termText(own)}
      </p>
    );
  }
  if (cancellation.kind === 'period-end') {
    return (
      <>
        <p>{own.status === 'past_due' ? copy.unpaidEnd(plan) : copy.periodEnd(plan, dayOf(cancellation.until))}</p>
        <p className="mt-3 text-ink-muted">{copy.records}</p>
      </>
    );
  }
  const price = priceText(cancellation.cents);
  const { leaves, lastDay } = cancellation;
  if (leaves !== null) {
    return (
      <>
        <p>
          {isConfirming ? copy.returnedStep(price) : copy.returned(price)} {leavesText(leaves, own.planId)}
        </p>
        <p className="mt-3 text-ink-muted">
          {!isConfirming && copy.returnedUntil(formatDayOfMonth(lastDay))} {copy.records}
        </p>
      </>
    );
  }
  if (isConfirming) return <p>{copy.refundStep(price, plan)}</p>;
  return (
    <>
      <p>
        {copy.refund(price, plan)} {copy.refundUntil(formatDayOfMonth(lastDay))}
      </p>
      <p className="mt-3 text-ink-muted">{copy.records}</p>
    </>
  );
}

type Order = { expected: Cancellation['kind']; title: string; since: Subscription['since'] };

/** The result of a cancellation whose response was lost; null if it had no effect. */
function outcomeAfterLostResponse(order: Order, own: Subscription): string | null {
  if (own.since !== order.since) return copy.gone;
  return order.expected === 'period-end' && own.status === 'canceled' ? copy.stopped(termText(own)) : null;
}

const titleOf = (own: Subscription | undefined): string =>
  own?.period == null || own.period === 'month' ? copy.title : copy.titlePrepaid;

function confirmText(cancellation: Cancellation): string {
  if (cancellation.kind === 'period-end') return copy.confirm;
  return cancellation.leaves === null ? copy.refundConfirm : copy.returnConfirm;
}

const failureText = (error: Error): string =>
  error instanceof ApiError && isRefusal(error, 'SUBSCRIPTION_CANCEL_FAILED')
    ? explanationOf(error)
    : changeFailureText(error, 'SUBSCRIPTION_CANCEL_FAILED');

function useCancel(onFailed: () => void) {
  const client = useQueryClient();
  const refetch = (): Promise<void> => client.invalidateQueries({ queryKey: planKey() });
  return useMutation({
    // Not repeated: after a lost answer the person sees what has happened.
    mutationFn: async ({ expected }: Order) =>
      (await call('POST /subscription/cancel', { body: { expected } }, { repeatable: false })).data,
    onSuccess: () => void refetch(),
    onError: () => {
      onFailed();
      // Awaited, so that the person decides again by what holds now.
      return refetch();
    },
  });
}

/** Cancels a plan. Within the days for withdrawal, which ends access at once, it takes one step more than later. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  // The announced refund or end must be current, so it is never taken from the cache.
  const query = useQuery({ ...subscriptionQuery(), refetchOnMount: 'always' });
  const { data: own, isFetchedAfterMount, isError, isFetching, refetch } = query;
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, data: done, variables: order, error } = useCancel(() => setConfirming(false));
  const cancellation = isFetchedAfterMount && !isError ? own?.cancellation : null;
  const isFirstStep = cancellation?.kind === 'refund' && !isConfirming;

  const message = done?.message ?? (error && order && own && !isError ? outcomeAfterLostResponse(order, own) : null);
  // The plan may be gone after it was cancelled, so the title stays the one that was confirmed.
  const title = message !== null && order ? order.title : titleOf(own);

  const frame = (body: ReactNode, footer: ReactNode) => (
    <Dialog onClose={onClose} title={title} footer={footer}>
      {body}
      <Alert className="mt-4">{error && message === null ? failureText(error) : null}</Alert>
    </Dialog>
  );
  const close = (text: string) => (
    <Button variant="secondary" disabled={isPending} onClick={onClose}>
      {text}
    </Button>
  );
  if (message !== null) return frame(<DialogOutcome message={message} />, close(copy.done));
  if (!isFetchedAfterMount) return frame(<Loading />, close(copy.back));
  if (isError || !own) {
    const message = error ? copy.failedAfterwards : copy.failed;
    return frame(<ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />, null);
  }
  if (!cancellation) return frame(<Facts own={own} isConfirming={false} />, close(copy.back));
  return frame(
    <Facts own={own} isConfirming={isConfirming} />,
    <>
      {close(copy.back)}
      {isFirstStep ? (
        <Button onClick={() => setConfirming(true)}>{copy.withdraw}</Button>
      ) : (
        <Button
          variant="danger"
          busy={isPending}
          onClick={() => mutate({ expected: cancellation.kind, title, since: own.since })}
        >
          {confirmText(cancellation)}
        </Button>
      )}
    </>,
  );
}
