import { useCheckout } from './checkout/use-checkout.ts';
import type { Choice } from './checkout/wanted-plan.ts';
import { PlanList } from './comparison/plan-list.tsx';

type Props = {
  onVisitorChoice: (choice: Choice) => void;
  /** Minors can't buy plans. */
  isMinor: boolean;
};

/** The list of plans on /planos, and the way to the payment page. */
export function Plans({ onVisitorChoice, isMinor }: Props) {
  const checkout = useCheckout(onVisitorChoice);
  return (
    <div className="pb-10 lg:pb-14">
      <PlanList checkout={checkout} isMinor={isMinor} />
    </div>
  );
}
