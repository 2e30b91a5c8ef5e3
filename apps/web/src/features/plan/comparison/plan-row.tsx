import { PLAN_FEATURES, PLAN_NAMES, type PlanId } from '@alento/domain/plan/plans';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { planBesides, planNotes, plansCopy } from '../plan.copy.ts';
import { formatPrice } from '../plan.format.ts';

/** Null if the price could not be loaded, or if this installation doesn't sell the plan. */
export type ShownPrice = number | null | 'loading';

function Price({ plan, price }: { plan: PlanId; price: ShownPrice }) {
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
  price: ShownPrice;
  isCurrent: boolean;
  /** The text of when the person's plan renews or ends. False for other plans. */
  period: ReactNode;
  action: ReactNode;
};

/** A plan as a row: name, price, features, button. */
export function PlanRow({ plan, price, isCurrent, period, action }: Props) {
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
