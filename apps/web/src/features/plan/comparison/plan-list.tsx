import type { Offer, Subscription } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { DEFAULT_PRICE_CENTS, PLAN_IDS, type PlanId } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { monthlyOffer } from '../offer.ts';
import { plansCopy } from '../plan.copy.ts';
import { plansQuery } from '../plan.queries.ts';
import { type OpenedDialog, SubscriptionDialogs } from '../subscription/subscription-dialogs.tsx';
import { FreeAction, PlanAction } from './plan-action.tsx';
import { PlanRow, type ShownPrice } from './plan-row.tsx';

// Loaded only for a person with a plan, and if it ends soon or has ended.
const PlanTerm = optionalPart(async () => (await import('../subscription/plan-term.tsx')).PlanTerm);
const EndNotice = optionalPart(async () => (await import('../subscription/end-notice.tsx')).EndNotice);

const Term = ({ own }: { own: Subscription }) => (
  <Suspense>
    <PlanTerm own={own} />
  </Suspense>
);

const ALERT = 'mb-4 scroll-mt-28 rounded-control bg-danger-soft px-4 py-3 text-ink empty:hidden';

/** The specified alert. It scrolls into view, because the pressed button may be far below it. */
function CheckoutAlert({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={box} role="alert" className={ALERT}>
      {text}
    </div>
  );
}

function usePrices() {
  const plans = useQuery(plansQuery());
  const offersOf = (plan: PlanId): readonly Offer[] | undefined =>
    plans.data && (plans.data.find(({ id }) => id === plan)?.offers ?? []);
  const priceOf = (plan: PlanId): ShownPrice => {
    // The price of the free plan is not requested from the server.
    if (plan === 'free') return DEFAULT_PRICE_CENTS.free;
    if (plans.isPending) return 'loading';
    const listed = plans.data?.find(({ id }) => id === plan)?.priceCents ?? null;
    return monthlyOffer(offersOf(plan) ?? [])?.priceCents ?? listed;
  };
  return { plans, offersOf, priceOf };
}

/** The three plans. Names and features come from the domain and are shown at once. Prices come from the server. */
export function PlanList({ checkout, isMinor }: { checkout: Checkout; isMinor: boolean }) {
  const { plans, offersOf, priceOf } = usePrices();
  const signedIn = useAccount() !== null;
  // Refetched on every mount, because a payment changes it.
  const own = useQuery({ ...subscriptionQuery(), enabled: signedIn, refetchOnMount: 'always' });
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const isClosed = plans.data?.every(({ offers }) => offers.length === 0) ?? false;
  return (
    <>
      <CheckoutAlert text={checkout.isUnknownPlan ? errorText('PLAN_INVALID') : checkout.failure} />
      <Suspense>
        {own.data && (own.data.endsSoon || own.data.ended) && <EndNotice own={own.data} className="mb-4" />}
      </Suspense>
      <ul
        aria-label={plansCopy.list}
        aria-busy={plans.isPending}
        className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
      >
        {PLAN_IDS.map((plan) => {
          const isCurrent = own.data?.planId === plan;
          return (
            <PlanRow
              key={plan}
              plan={plan}
              price={priceOf(plan)}
              isCurrent={isCurrent}
              period={isCurrent && plan !== 'free' && own.data && <Term own={own.data} />}
              action={
                plan === 'free' ? (
                  <FreeAction />
                ) : (
                  <PlanAction
                    plan={plan}
                    own={own.data}
                    offers={offersOf(plan)}
                    checkout={checkout}
                    isMinor={isMinor}
                    onOpen={setOpened}
                  />
                )
              }
            />
          );
        })}
      </ul>
      {isClosed && <p className="mt-4 text-ink-muted">{plansCopy.paymentsOff}</p>}
      {plans.isError && !plans.data && (
        <ErrorState message={plansCopy.failed} onRetry={() => void plans.refetch()} busy={plans.isFetching} />
      )}
      {own.isError && !own.data && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
          {plansCopy.currentFailed}
          <Button variant="quiet" busy={own.isFetching} onClick={() => void own.refetch()}>
            {plansCopy.currentRetry}
          </Button>
        </p>
      )}
      <SubscriptionDialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}
