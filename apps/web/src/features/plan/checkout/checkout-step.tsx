import { paths } from '@alento/domain/interface/paths';
import { canAccess, type PaidPlanId, PLAN_NAMES, rankedPlanOf } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { checkoutCopy, plansCopy } from '../plan.copy.ts';
import { formatPrice } from '../plan.format.ts';
import { plansQuery } from '../plan.queries.ts';

type Props = { plan: PaidPlanId; onClose: () => void };

/** The payment step. Payments don't exist yet, so it only states that, and charges nothing. */
export function CheckoutStep({ plan, onClose }: Props) {
  const current = useQuery(currentPlanQuery());
  const price = useQuery(plansQuery()).data?.find(({ id }) => id === plan)?.priceCents;
  const covers = current.data && canAccess(current.data.currentPlan, rankedPlanOf(plan));
  const { soonTitle, includedTitle } = checkoutCopy;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={covers ? includedTitle : soonTitle(PLAN_NAMES[plan])}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {checkoutCopy.close}
          </Button>
          <Button asChild>
            <Link to={paths.home}>{covers ? plansCopy.goHome : checkoutCopy.goHome}</Link>
          </Button>
        </>
      }
    >
      {covers ? (
        <p>{checkoutCopy.included(PLAN_NAMES[current.data.planId])}</p>
      ) : (
        <>
          <p>{checkoutCopy.soon}</p>
          {price !== undefined && (
            <dl className="mt-5 flex items-baseline justify-between gap-4 border-border border-y py-3">
              <dt className="text-ink-muted">{checkoutCopy.priceNow}</dt>
              <dd className="font-bold">
                {formatPrice(price)} <span className="font-normal text-ink-muted">{plansCopy.perMonth}</span>
              </dd>
            </dl>
          )}
          <h3 className="mt-5 font-bold">{checkoutCopy.next}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-ink-muted">
            {checkoutCopy.nextList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
