import type { Subscription } from '@alento/contract/payment';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { otherSite } from '../../../lib/page/other-site.ts';
import { useOnReturn } from '../../../lib/page/use-on-return.ts';
import { planKey } from '../../../state/account/current-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { changeFailureText } from './change-failure.ts';
import { canUndoChange } from './standing.ts';
import { subscriptionCopy as copy } from './subscription.copy.ts';

function KeepButton({ planId }: Pick<Subscription, 'planId'>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call('POST /subscription/resume', {}, { repeatable: false })).data,
    onSuccess: ({ message }) => toast.saved(message),
    onError: (error) => toast.failed(changeFailureText(error, 'SUBSCRIPTION_RESUME_FAILED')),
    // Refetched after a failure too, because the answer may have been lost.
    onSettled: () => client.invalidateQueries({ queryKey: planKey() }),
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {copy.keep(PLAN_NAMES[planId])}
    </Button>
  );
}

/** Opens the page on which a failed charge can be paid at once, also with another card. */
function PayButton() {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: async () => (await call('POST /subscription/pay', {})).data,
    onSuccess: ({ url }) => otherSite.open(url),
    onError: (error) => {
      toast.failed(changeFailureText(error, 'CHECKOUT_SESSION_FAILED'));
      void client.invalidateQueries({ queryKey: planKey() });
    },
  });
  useOnReturn(() => {
    reset();
    void client.invalidateQueries({ queryKey: planKey() });
  });
  return (
    <Button busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
      {copy.pay}
    </Button>
  );
}

/** The buttons that pay, keep or stop the person's own plan. */
export function OwnPlanActions({ own, onCancel }: { own: Subscription; onCancel: () => void }) {
  return (
    <>
      {own.status === 'past_due' && <PayButton />}
      {canUndoChange(own) && <KeepButton planId={own.planId} />}
      {own.cancellation && (
        <Button variant="quiet" onClick={onCancel}>
          {own.period === 'month' ? copy.cancel : copy.cancelPrepaid}
        </Button>
      )}
    </>
  );
}
