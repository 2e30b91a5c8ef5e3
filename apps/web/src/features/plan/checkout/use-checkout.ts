import { errorText } from '@alento/domain/errors/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { useOnReturn } from '../../../lib/page/use-on-return.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { planKey } from '../../../state/account/current-plan.ts';
import { type Choice, type WantedPlan, wantedPlanOf } from './wanted-plan.ts';

export type Checkout = ReturnType<typeof useCheckout>;

const NOTHING: WantedPlan = { kind: 'none' };

/** Prerendered pages have no query string, so it is read after hydration. */
function useWantedPlan(): WantedPlan {
  const [search] = useSearchParams();
  return useIsHydrated() ? wantedPlanOf(search) : NOTHING;
}

/** Handles a click on a price: visitors go to sign-up, signed-in people to the payment page. */
export function useCheckout(onVisitorChoice: (choice: Choice) => void) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const wanted = useWantedPlan();
  const [preparing, setPreparing] = useState<Choice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // State alone would let a second click through before the next render.
  const isOpening = useRef(false);

  const stop = (): void => {
    isOpening.current = false;
    setPreparing(null);
  };

  async function start(choice: Choice): Promise<void> {
    if (isOpening.current) return;
    isOpening.current = true;
    setPreparing(choice);
    setFailure(null);
    const failed = await import('./open-checkout.ts').then(
      ({ openCheckout }) => openCheckout(queryClient, choice),
      () => errorText('CHECKOUT_FAILED'),
    );
    setFailure(failed);
    // Without a failure the buttons stay disabled until the browser has left the page.
    if (failed !== null) stop();
  }

  useOnReturn(() => {
    stop();
    void queryClient.invalidateQueries({ queryKey: planKey() });
  });

  const startOnArrival = useEffectEvent(async (choice: Choice): Promise<void> => {
    // Going back or a reload must not open the payment page again.
    await navigate({ search: '' }, { replace: true });
    await start(choice);
  });
  const isWanted = account !== null && wanted.kind === 'checkout';
  const { plan, priceId } = wanted.kind === 'checkout' ? wanted : { plan: null, priceId: null };
  useEffect(() => {
    if (isWanted && plan !== null) void startOnArrival({ plan, priceId });
  }, [isWanted, plan, priceId]);

  return {
    preparing,
    failure,
    isUnknownPlan: wanted.kind === 'unknown',
    choose: (choice: Choice): void => {
      if (account) void start(choice);
      else onVisitorChoice(choice);
    },
  };
}
