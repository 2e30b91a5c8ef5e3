import type { Subscription } from '@alento/contract/payment';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../lib/session/use-account.ts';
import { subscriptionQuery } from '../../state/account/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../ui/state/part-states.tsx';
import { useCheckout } from './checkout/use-checkout.ts';
import type { Choice } from './checkout/wanted-plan.ts';
import { type ActionProps, PixExtension } from './comparison/plan-action.tsx';
import { PlanList } from './comparison/plan-list.tsx';
import { plansCopy } from './plan.copy.ts';
import { type OpenedDialog, SubscriptionDialogs } from './subscription/subscription-dialogs.tsx';

/** As high as the panel of the free plan. */
const PANEL_WAITS = <Skeleton className="h-31" />;

// Loaded only for members.
const OwnPanel = lazyPart(async () => (await import('./subscription/own-panel.tsx')).OwnPanel, {
  waiting: PANEL_WAITS,
});

type MemberPlanProps = Omit<ActionProps, 'own'> & { query: UseQueryResult<Subscription> };

/** The member's own plan, its error or its placeholder. */
function MemberPlan({ query, checkout, isMinor, onOpen }: MemberPlanProps) {
  const { data: own, isError, isFetching, refetch } = query;
  if (own) {
    const extension = !isMinor && <PixExtension own={own} checkout={checkout} />;
    return <OwnPanel {...{ own, isMinor, extension, onOpen }} />;
  }
  if (!isError) return PANEL_WAITS;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
      {plansCopy.currentFailed}
      <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
        {plansCopy.currentRetry}
      </Button>
    </p>
  );
}

type Props = {
  onVisitorChoice: (choice: Choice) => void;
  /** Minors can't buy plans. */
  isMinor: boolean;
};

/** A member's own plan, the list of plans, and the way to the payment page. */
export function Plans({ onVisitorChoice, isMinor }: Props) {
  const checkout = useCheckout(onVisitorChoice);
  const signedIn = useAccount() !== null;
  // Refetched on every mount, because a payment changes it.
  const query = useQuery({ ...subscriptionQuery(), enabled: signedIn, refetchOnMount: 'always' });
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const common = { checkout, isMinor, onOpen: setOpened };
  return (
    <div className="pb-6 lg:pb-10">
      <h1 tabIndex={-1} className="mb-5 font-bold text-3xl tracking-tight lg:pt-8">
        {plansCopy.title}
      </h1>
      {signedIn && <MemberPlan query={query} {...common} />}
      <p className="my-5 max-w-[60ch] text-ink-muted lg:mb-8">{plansCopy.lead}</p>
      <PlanList own={query.data} {...common} />
      <SubscriptionDialogs opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
