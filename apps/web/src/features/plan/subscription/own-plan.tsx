import type { Subscription } from '@alento/contract/payment';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { plansQuery } from '../plan.queries.ts';
import { EndNotice } from './end-notice.tsx';
import { OwnPlanActions } from './own-plan-actions.tsx';
import { Receipts } from './receipts.tsx';
import { subscriptionCopy as copy } from './subscription.copy.ts';
import { paymentText, termText } from './subscription.format.ts';
import { type OpenedDialog, SubscriptionDialogs } from './subscription-dialogs.tsx';

/** The parts of the item on /perfil. */
type Parts = { title: string; summary: ReactNode; action: ReactNode; children?: ReactNode };

function Summary({ own }: { own: Subscription }) {
  // Only a change of plan that waits needs the other plan's price.
  const { data: plans } = useQuery({ ...plansQuery(), enabled: own.nextPlanId !== null });
  const payment = paymentText(own, (plan) => plans?.find(({ id }) => id === plan)?.priceCents ?? null);
  // The next charge says when the plan renews.
  const isNextCharge = own.renewsAt !== null && own.nextPlanId === null;
  return (
    <>
      <p className="mt-1 font-semibold">{PLAN_NAMES[own.planId]}</p>
      {!(isNextCharge && payment) && <p className="max-w-prose text-ink-muted text-sm">{termText(own)}</p>}
      {payment && <p className="text-ink-muted text-sm">{payment}</p>}
    </>
  );
}

const Loading = () => <Skeletons label={copy.loading} shapes={['mt-1 h-7 w-28', 'mt-1 h-5 w-60 max-w-full']} />;

function linkText({ period, renewsAt }: Subscription): string {
  if (period === 'month' && renewsAt !== null) return copy.changePlan;
  return period === null || period === 'month' ? copy.seePlans : copy.extend;
}

/** Whether anything was ever paid or about to be paid, so that there may be receipts. */
const mayHaveReceipts = ({ method, checkout }: Subscription): boolean => method !== null || checkout !== null;

/** The person's own plan: next charge or end, how it was paid, receipts, and the ways to change or stop it. */
export function OwnPlan({ frame }: { frame: (parts: Parts) => ReactNode }) {
  const { data: own, isPending, isFetching, refetch } = useQuery({ ...subscriptionQuery(), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const link = (
    <LinkButton to={paths.plans} variant="secondary">
      {own ? linkText(own) : copy.seePlans}
    </LinkButton>
  );
  if (!own) {
    const retry = <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    return frame({ title: copy.title, summary: isPending ? <Loading /> : retry, action: link });
  }
  return (
    <>
      {frame({
        title: copy.title,
        summary: <Summary own={own} />,
        action: link,
        children: (
          <div className="flex flex-wrap gap-2 empty:hidden">
            <EndNotice own={own} className="basis-full" />
            <OwnPlanActions own={own} onCancel={() => setOpened({ kind: 'cancel' })} />
            {mayHaveReceipts(own) && <Receipts />}
          </div>
        ),
      })}
      <SubscriptionDialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}
