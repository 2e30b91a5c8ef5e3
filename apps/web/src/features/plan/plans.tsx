import type { PaidPlanId } from '@alento/domain/plan/plans';
import { useCheckout } from './checkout/use-checkout.ts';
import { PlanList } from './comparison/plan-list.tsx';
import { plansCopy } from './plan.copy.ts';

/** The list of plans on /planos, and the payment step. */
export function Plans({ onVisitorChoice }: { onVisitorChoice: (plan: PaidPlanId) => void }) {
  const checkout = useCheckout(onVisitorChoice);
  return (
    <div className="pb-10 lg:pb-14">
      <PlanList checkout={checkout} />
      <p className="mt-4 max-w-prose text-ink-muted text-sm">{plansCopy.partial}</p>
    </div>
  );
}
