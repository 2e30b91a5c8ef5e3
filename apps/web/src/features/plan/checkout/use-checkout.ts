import type { PaidPlanId } from '@alento/domain/plan/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import type { CheckoutStep as Step } from './checkout-step.tsx';
import { type WantedPlan, wantedPlanOf } from './wanted-plan.ts';

export type Checkout = ReturnType<typeof useCheckout>;
type Open = { plan: PaidPlanId; Step: typeof Step };

const never = () => () => undefined;
const NOTHING: WantedPlan = { kind: 'none' };

/** Prerendered pages have no query string, so it is read after hydration. */
function useWantedPlan(): WantedPlan {
  const [search] = useSearchParams();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? wantedPlanOf(search) : NOTHING;
}

/** Handles a click on a paid plan: visitors go to sign-up, signed-in people to the payment step (core §4). */
export function useCheckout(onVisitorChoice: (plan: PaidPlanId) => void) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const [, setSearch] = useSearchParams();
  const wanted = useWantedPlan();
  const [preparing, setPreparing] = useState<PaidPlanId | null>(null);
  const [opened, setOpened] = useState<Open | null>(null);
  const [failed, setFailed] = useState(false);

  async function start(plan: PaidPlanId): Promise<void> {
    setPreparing(plan);
    setFailed(false);
    try {
      // The current plan is refetched first, so that nobody pays for a plan that they already have.
      const [{ CheckoutStep }] = await Promise.all([
        import('./checkout-step.tsx'),
        queryClient.fetchQuery({ ...currentPlanQuery(), staleTime: 0 }),
      ]);
      setOpened({ plan, Step: CheckoutStep });
    } catch {
      setFailed(true);
    } finally {
      setPreparing(null);
    }
  }

  const automatic = account !== null && wanted.kind === 'checkout' ? wanted.plan : null;
  const startOnArrival = useEffectEvent(start);
  useEffect(() => {
    if (automatic !== null) void startOnArrival(automatic);
  }, [automatic]);

  return {
    preparing,
    opened,
    failed,
    isUnknownPlan: wanted.kind === 'unknown',
    choose: (plan: PaidPlanId): void => {
      if (account) void start(plan);
      else onVisitorChoice(plan);
    },
    close: (): void => {
      setOpened(null);
      // The payment step must not open again after a reload or after going back.
      if (automatic !== null) setSearch({}, { replace: true });
    },
  };
}
