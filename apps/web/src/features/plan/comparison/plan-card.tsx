import { PLAN_FEATURES, PLAN_NAMES, type PlanId, priceText } from '@alento/domain/plan/plans';
import type { ReactNode } from 'react';
import { Fold } from '../../../ui/fold.tsx';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { plansCopy } from '../plan.copy.ts';
import { planBesides, planNotes, restOf } from './comparison.copy.ts';

/** Null if the price could not be loaded, or if this installation doesn't sell the plan. */
export type DisplayedPrice = number | null | 'loading';

function Price({ plan, price }: { plan: PlanId; price: DisplayedPrice }) {
  if (price === 'loading') {
    return (
      <div>
        <span className="sr-only">{plansCopy.priceLoading}</span>
        <Skeleton className="h-7 w-36" />
      </div>
    );
  }
  if (price === null) return <p className="text-ink-muted">{plansCopy.priceMissing}</p>;
  return (
    <p className="flex items-baseline gap-1.5">
      <span className="font-bold text-xl tabular-nums tracking-tight">{priceText(price)}</span>
      <span className="text-ink-muted">{plan === 'free' ? plansCopy.forever : plansCopy.perMonth}</span>
    </p>
  );
}

/** The number of features above the fold. */
const SHOWN = 3;

const Features = ({ list }: { list: readonly string[] }) => (
  <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-brand">
    {list.map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
);

type Props = {
  plan: PlanId;
  price: DisplayedPrice;
  isCurrent: boolean;
  action: ReactNode;
};

/** A plan as a card: name, price, features, button. Premium is emphasised. */
export function PlanCard({ plan, price, isCurrent, action }: Props) {
  const quiet = isCurrent ? '' : 'text-ink-muted';
  const border = plan === 'premium' ? 'border-brand' : 'border-border';
  const name = PLAN_NAMES[plan];
  const features = PLAN_FEATURES[plan];
  return (
    <li
      data-plan={plan}
      aria-current={isCurrent ? 'true' : undefined}
      className={`flex flex-col gap-4 rounded-card border-2 bg-surface p-4 text-sm aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft sm:p-5 sm:max-lg:flex-row sm:max-lg:items-center sm:max-lg:gap-8 ${border}`}
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-xl tracking-tight">
            {name}
            {isCurrent && (
              <span className="rounded-pill bg-brand px-3 py-1 font-semibold text-on-brand text-xs tracking-normal">
                {plansCopy.current}
              </span>
            )}
          </h2>
          <Price plan={plan} price={price} />
        </div>
        <p className={`mt-1 ${quiet}`}>{planNotes[plan]}</p>
        <p className={`mt-3 empty:hidden ${quiet}`}>{planBesides[plan]}</p>
        <Features list={features.slice(0, SHOWN)} />
        <Fold name={restOf(name)}>
          <Features list={features.slice(SHOWN)} />
        </Fold>
      </div>
      <div className="flex flex-col gap-2 sm:max-lg:w-60">{action}</div>
    </li>
  );
}
