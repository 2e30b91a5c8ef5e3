import { errorText } from '@alento/domain/errors/catalogue';
import { DEFAULT_PRICE_CENTS, PLAN_IDS, type PlanId } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../lib/session/use-account.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { plansCopy } from '../plan.copy.ts';
import { periodText } from '../plan.format.ts';
import { plansQuery } from '../plan.queries.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanRow, type ShownPrice } from './plan-row.tsx';

const ALERT = 'mb-4 rounded-control bg-danger-soft px-4 py-3 text-ink empty:hidden';

/**
 * The three plans. Names and features come from the domain and are shown at once. Prices come from the server
 * (decision D8).
 */
export function PlanList({ checkout }: { checkout: Checkout }) {
  const plans = useQuery(plansQuery());
  const current = useQuery({ ...currentPlanQuery(), enabled: useAccount() !== null });
  const priceOf = (plan: PlanId): ShownPrice => {
    // The price of the free plan is not requested from the server.
    if (plan === 'free') return DEFAULT_PRICE_CENTS.free;
    return plans.isPending ? 'loading' : (plans.data?.find(({ id }) => id === plan)?.priceCents ?? null);
  };
  return (
    <>
      <div role="alert" className={ALERT}>
        {checkout.isUnknownPlan && errorText('PLAN_INVALID')}
        {checkout.failed && errorText('CHECKOUT_FAILED')}
      </div>
      <ul
        aria-label={plansCopy.list}
        aria-busy={plans.isPending}
        className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
      >
        {PLAN_IDS.map((plan) => {
          const isCurrent = current.data?.planId === plan;
          return (
            <PlanRow
              key={plan}
              plan={plan}
              price={priceOf(plan)}
              isCurrent={isCurrent}
              period={isCurrent && current.data ? periodText(current.data, timeZone()) : null}
              action={
                <PlanAction plan={plan} current={current.data?.currentPlan} isCurrent={isCurrent} checkout={checkout} />
              }
            />
          );
        })}
      </ul>
      {plans.isError && (
        <ErrorState message={plansCopy.failed} onRetry={() => void plans.refetch()} busy={plans.isFetching} />
      )}
      {current.isError && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
          {plansCopy.currentFailed}
          <Button variant="quiet" busy={current.isFetching} onClick={() => void current.refetch()}>
            {plansCopy.currentRetry}
          </Button>
        </p>
      )}
      {checkout.opened && <checkout.opened.Step plan={checkout.opened.plan} onClose={checkout.close} />}
    </>
  );
}
