import { paths } from '@alento/domain/interface/paths';
import { canAccess, PLAN_NAMES, type PlanId, type RankedPlan, rankedPlanOf } from '@alento/domain/plan/plans';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { plansCopy } from '../plan.copy.ts';

type Props = { plan: PlanId; current: RankedPlan | undefined; isCurrent: boolean; checkout: Checkout };

/** The button of a plan. For the free plan it leads to sign-up or home, for paid plans to the payment step. */
export function PlanAction({ plan, current, isCurrent, checkout }: Props) {
  const signedIn = useAccount() !== null;
  if (plan === 'free') {
    return (
      <Button variant="secondary" size="lg" asChild>
        <Link to={signedIn ? paths.home : `${paths.login}?createAccount=true`}>
          {signedIn ? plansCopy.goHome : plansCopy.createFree}
        </Link>
      </Button>
    );
  }
  if (current !== undefined && canAccess(current, rankedPlanOf(plan))) {
    return (
      <p className="min-h-13 content-center text-sm lg:text-center">
        {isCurrent ? plansCopy.isCurrent : plansCopy.included}
      </p>
    );
  }
  const busy = checkout.preparing === plan;
  return (
    <Button size="lg" busy={busy} disabled={checkout.preparing !== null} onClick={() => checkout.choose(plan)}>
      {busy ? plansCopy.processing : plansCopy.choose(PLAN_NAMES[plan])}
    </Button>
  );
}
