import type { Offer, Subscription } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { DEFAULT_PRICE_CENTS, PLAN_FEATURES, PLAN_IDS, PLAN_NAMES, type PlanId } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { monthlyOffer } from '../offer.ts';
import { planBesides, planNotes, plansCopy } from '../plan.copy.ts';
import { formatPrice } from '../plan.format.ts';
import { plansQuery } from '../plan.queries.ts';
import type { OpenedDialog } from '../subscription/subscription-dialogs.tsx';
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
  action: ReactNode;
};

/** A plan as a row: name, price, features, button. */
function PlanRow({ plan, price, isCurrent, action }: Props) {
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
        <p className={`mt-1 text-sm ${quiet}`}>{planNotes[plan]}</p>
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

type ListProps = {
  /** The person's own plan. Undefined for visitors and while it is loading. */
  own: Subscription | undefined;
  checkout: Checkout;
  isMinor: boolean;
  onOpen: (dialog: OpenedDialog) => void;
};

/** The three plans. Names and features come from the domain and are shown at once. Prices come from the server. */
export function PlanList({ own, checkout, isMinor, onOpen }: ListProps) {
  const { plans, offersOf, priceOf } = usePrices();
  const isClosed = plans.data?.every(({ offers }) => offers.length === 0) ?? false;
  return (
    <>
      <CheckoutAlert text={checkout.isUnknownPlan ? errorText('PLAN_INVALID') : checkout.failure} />
      <ul
        aria-label={plansCopy.list}
        aria-busy={plans.isPending}
        className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
      >
        {PLAN_IDS.map((plan) => (
          <PlanRow
            key={plan}
            plan={plan}
            price={priceOf(plan)}
            isCurrent={own?.planId === plan}
            action={
              plan === 'free' ? (
                <FreeAction />
              ) : (
                <PlanAction {...{ plan, own, checkout, isMinor, onOpen }} offers={offersOf(plan)} />
              )
            }
          />
        ))}
      </ul>
      {isClosed && <p className="mt-4 text-ink-muted">{plansCopy.paymentsOff}</p>}
      {plans.isError && !plans.data && (
        <ErrorState message={plansCopy.failed} onRetry={() => void plans.refetch()} busy={plans.isFetching} />
      )}
    </>
  );
}
