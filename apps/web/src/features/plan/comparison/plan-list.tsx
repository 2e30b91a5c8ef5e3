import type { Offer } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { DEFAULT_PRICE_CENTS, PLAN_FEATURES, PLAN_IDS, PLAN_NAMES, type PlanId } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { monthlyOffer } from '../offer.ts';
import { planBesides, planNotes, plansCopy } from '../plan.copy.ts';
import { formatPrice } from '../plan.format.ts';
import { plansQuery } from '../plan.queries.ts';
import { type OpenedDialog, SubscriptionDialogs } from '../subscription/subscription-dialogs.tsx';
import { FreeAction, PlanAction } from './plan-action.tsx';

/** Null if the price could not be loaded, or if this installation doesn't sell the plan. */
type DisplayedPrice = number | null | 'loading';

function Price({ plan, price }: { plan: PlanId; price: DisplayedPrice }) {
  if (price === 'loading') {
    return (
      <div className="mt-3 flex h-10 items-center">
        <span className="sr-only">{plansCopy.priceLoading}</span>
        <Skeleton className="h-8 w-32" />
      </div>
    );
  }
  if (price === null) return <p className="mt-3 flex h-10 items-center text-ink-muted">{plansCopy.priceMissing}</p>;
  return (
    <p className="mt-3 flex h-10 items-baseline gap-2">
      <span className="font-bold text-2xl tabular-nums tracking-tight">{formatPrice(price)}</span>
      <span className="text-ink-muted text-sm">{plan === 'free' ? plansCopy.forever : plansCopy.perMonth}</span>
    </p>
  );
}

type Props = {
  plan: PlanId;
  price: DisplayedPrice;
  isCurrent: boolean;
  /** The text of when the person's plan renews or ends. False for other plans. */
  period: ReactNode;
  action: ReactNode;
};

/** A plan as a row: name, price, features, button. */
function PlanRow({ plan, price, isCurrent, period, action }: Props) {
  const quiet = isCurrent ? '' : 'text-ink-muted';
  return (
    <li
      data-plan={plan}
      aria-current={isCurrent ? 'true' : undefined}
      className="grid gap-x-10 gap-y-6 p-5 aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft sm:p-8 lg:grid-cols-[15rem_1fr_15rem]"
    >
      <div>
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-xl tracking-tight">
          {PLAN_NAMES[plan]}
          {isCurrent && (
            <span className="rounded-pill bg-brand px-3 py-1 font-semibold text-on-brand text-xs tracking-normal">
              {plansCopy.current}
            </span>
          )}
        </h2>
        <Price plan={plan} price={price} />
        <p className={`mt-1 min-h-5 text-sm ${quiet}`}>{period || planNotes[plan]}</p>
      </div>
      <div>
        <p className={`mb-2 text-sm empty:hidden ${quiet}`}>{planBesides[plan]}</p>
        <ul className="grid list-disc content-start gap-x-10 gap-y-1.5 pl-5 marker:text-brand sm:grid-cols-2">
          {PLAN_FEATURES[plan].map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col items-stretch justify-center gap-2">{action}</div>
    </li>
  );
}

// Loaded only for a person with a plan, and if it ends soon or has ended.
const PlanTerm = optionalPart(async () => (await import('../subscription/plan-term.tsx')).PlanTerm);
const EndNotice = optionalPart(async () => (await import('../subscription/end-notice.tsx')).EndNotice);

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
  const priceOf = (plan: PlanId): DisplayedPrice => {
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
      {own.data && (own.data.endsSoon || own.data.ended) && <EndNotice own={own.data} className="mb-4" />}
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
              period={isCurrent && plan !== 'free' && own.data && <PlanTerm own={own.data} />}
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
