import type { Change } from '@alento/contract/payment';
import { type PaidPlanId, PLAN_NAMES, priceText } from '@alento/domain/plan/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/client.ts';
import { otherSite } from '../../../lib/page/other-site.ts';
import { planKey } from '../../../state/account/current-plan.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { plansCopy } from '../plan.copy.ts';
import { dayText } from '../plan.format.ts';
import { changeFailureText } from './change-failure.ts';
import { DialogOutcome } from './dialog-outcome.tsx';
import { changeCopy as copy } from './dialogs.copy.ts';

type Props = { planId: PaidPlanId; onClose: () => void };

/** What the change would cost. Never cached, because it depends on the moment. */
const previewQuery = (planId: PaidPlanId) =>
  apiQuery([...planKey(), 'change', planId], 'GET /subscription/change', {
    query: { planId },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const Loading = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="h-12 w-full" />
    <Skeleton className="mt-4 h-12 w-full" />
  </div>
);

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div className="py-3">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-semibold">{text}</dd>
    </div>
  );
}

/** Both amounts with their dates: what is charged now, and what is charged later. */
function Terms({ change, planId }: { change: Change; planId: PaidPlanId }) {
  const { data: own } = useQuery(subscriptionQuery());
  const { kind, at, dueCents, thenCents, renewsAt } = change;
  const then = priceText(thenCents);
  const isLater = kind === 'period-end';
  const keeps = own ? copy.todayKeeps(PLAN_NAMES[own.planId], dayText(at)) : copy.todayNothing;
  const due = dueCents > 0 ? copy.todayDue(priceText(dueCents)) : copy.todayNothing;
  const later = isLater
    ? copy.laterPlan(PLAN_NAMES[planId], then, dayText(at))
    : copy.laterDue(then, dayText(renewsAt));
  return (
    <dl className="-my-3 divide-y divide-border">
      <Line name={copy.today} text={isLater ? keeps : due} />
      <Line name={copy.later} text={later} />
    </dl>
  );
}

function useChange(planId: PaidPlanId) {
  const client = useQueryClient();
  return useMutation({
    // Not repeated, because a repeat after a lost answer would be refused as an included plan.
    mutationFn: async () => (await call('POST /subscription/change', { body: { planId } }, { repeatable: false })).data,
    onSettled: () =>
      void client.invalidateQueries({ queryKey: planKey(), predicate: ({ queryKey }) => !queryKey.includes('change') }),
  });
}

/** Changes the plan of a subscription, after saying what it costs and when it starts. */
export function ChangeDialog({ planId, onClose }: Props) {
  const preview = useQuery(previewQuery(planId));
  const { mutate, isPending, data: done, error } = useChange(planId);
  const name = PLAN_NAMES[planId];
  const frame = (body: ReactNode, footer: ReactNode) => (
    <Dialog onClose={onClose} title={copy.title(name)} footer={footer}>
      {body}
      <Alert className="mt-4">{error ? changeFailureText(error, 'SUBSCRIPTION_CHANGE_FAILED') : null}</Alert>
    </Dialog>
  );
  const close = (text: string) => (
    <Button variant="secondary" disabled={isPending} onClick={onClose}>
      {text}
    </Button>
  );
  if (done) {
    const { message, url } = done;
    if (url === null) return frame(<DialogOutcome message={message} />, close(copy.done));
    return frame(
      <DialogOutcome message={message} />,
      <>
        {close(copy.back)}
        <Button onClick={() => otherSite.open(url)}>{copy.pay}</Button>
      </>,
    );
  }
  if (preview.isError) {
    const message = messageOf(preview.error, copy.failed);
    return frame(
      <ErrorState message={message} onRetry={() => void preview.refetch()} busy={preview.isFetching} />,
      close(copy.back),
    );
  }
  return frame(
    preview.data ? <Terms change={preview.data} planId={planId} /> : <Loading />,
    <>
      {close(copy.back)}
      <Button disabled={!preview.data} busy={isPending} onClick={() => mutate()}>
        {isPending ? plansCopy.processing : copy.confirm(name)}
      </Button>
    </>,
  );
}
