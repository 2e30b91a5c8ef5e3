import type { Subscription } from '@alento/contract/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { openCheckout } from '../checkout/open-checkout.ts';
import { resultCopy as copy } from './result.copy.ts';

type Checkout = NonNullable<Subscription['checkout']>;

/** The payment page whose Pix the bank has not confirmed; null if there is none. */
export const awaitedPix = (own: Subscription | undefined): Checkout | null =>
  own?.checkout?.method === 'pix' && own.checkout.state === 'awaiting' ? own.checkout : null;

/** Opens the page with the code again. The server returns the address of the same code. */
export function OpenPix({ checkout }: { checkout: Checkout }) {
  const client = useQueryClient();
  const { planId, priceId } = checkout;
  const {
    mutate,
    isPending,
    data: failure,
  } = useMutation({
    mutationFn: () => openCheckout(client, { plan: planId, priceId }),
  });
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        {copy.openPix}
      </Button>
      <p role="alert" className="basis-full text-danger empty:hidden">
        {failure}
      </p>
    </>
  );
}
