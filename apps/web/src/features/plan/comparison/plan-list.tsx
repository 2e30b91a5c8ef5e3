import type { Offer } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { DEFAULT_PRICE_CENTS, PLAN_IDS, type PlanId } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { monthlyOffer } from '../offer.ts';
import { plansCopy } from '../plan.copy.ts';
import { plansQuery } from '../plan.queries.ts';
import { type ActionProps, FreeAction, PlanAction } from './plan-action.tsx';
import { type DisplayedPrice, PlanCard } from './plan-card.tsx';

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
export function PlanList(props: ActionProps) {
  const { own, checkout } = props;
  const { plans, offersOf, priceOf } = usePrices();
  const isClosed = plans.data?.every(({ offers }) => offers.length === 0) ?? false;
  return (
    <>
      <CheckoutAlert text={checkout.isUnknownPlan ? errorText('PLAN_INVALID') : checkout.failure} />
      <ul aria-label={plansCopy.list} aria-busy={plans.isPending} className="grid gap-4 lg:grid-cols-3">
        {PLAN_IDS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            price={priceOf(plan)}
            isCurrent={own?.planId === plan}
            action={plan === 'free' ? <FreeAction /> : <PlanAction {...props} plan={plan} offers={offersOf(plan)} />}
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
