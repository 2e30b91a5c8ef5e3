import type { Offer, Subscription } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { type PaidPlanId, PLAN_NAMES } from '@alento/domain/plan/plans';
import { lazy, Suspense } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { pixCopy, plansCopy } from '../plan.copy.ts';
import { standingOf } from '../subscription/standing.ts';
import type { OpenedDialog } from '../subscription/subscription-dialogs.tsx';
import { Offers, PixOffers } from './offers.tsx';

// Loaded only for a person with a plan.
const OwnPlanActions = lazy(async () => ({
  default: (await import('../subscription/own-plan-actions.tsx')).OwnPlanActions,
}));

/** The button of the free plan. It leads to sign-up, or home. */
export function FreeAction() {
  const signedIn = useAccount() !== null;
  return (
    <LinkButton to={signedIn ? paths.home : `${paths.login}?createAccount=true`} variant="secondary" size="lg">
      {signedIn ? plansCopy.goHome : plansCopy.createFree}
    </LinkButton>
  );
}

type Props = {
  plan: PaidPlanId;
  /** The person's own plan. Undefined for visitors and while it is loading. */
  own: Subscription | undefined;
  /** Undefined until they are loaded. */
  offers: readonly Offer[] | undefined;
  checkout: Checkout;
  isMinor: boolean;
  onOpen: (dialog: OpenedDialog) => void;
};

const Line = ({ children }: { children: string }) => <p className="text-sm lg:text-center">{children}</p>;

/** What a person can do with a paid plan: buy it, change to it, or stop it. */
export function PlanAction({ plan, own, offers, checkout, isMinor, onOpen }: Props) {
  const standing = standingOf(plan, own);
  if (standing === 'current' && own) {
    return (
      <>
        <Line>{plansCopy.isCurrent}</Line>
        {(own.method === 'pix' || own.status === 'canceled') && !isMinor && (
          <PixOffers title={pixCopy.extend} plan={plan} offers={offers ?? []} checkout={checkout} />
        )}
        <Suspense>
          <OwnPlanActions own={own} onCancel={() => onOpen({ kind: 'cancel' })} />
        </Suspense>
      </>
    );
  }
  if (standing === 'included') return <Line>{plansCopy.included}</Line>;
  if (standing === 'unpaid') return <Line>{plansCopy.afterPayment}</Line>;
  if (standing === 'next' && own?.renewsAt) return <Line>{plansCopy.startsOn(dayOf(own.renewsAt))}</Line>;
  if (isMinor) return <Line>{errorText('CHECKOUT_MINOR')}</Line>;
  if (standing === 'change') {
    return (
      <Button
        size="lg"
        variant={plan === 'premium' ? 'primary' : 'secondary'}
        onClick={() => onOpen({ kind: 'change', plan })}
      >
        {plansCopy.changeTo(PLAN_NAMES[plan])}
      </Button>
    );
  }
  if (offers?.length === 0) return null;
  return (
    <>
      <Offers plan={plan} offers={offers ?? []} checkout={checkout} />
      {/* Only Essencial by Pix leaves a plan to buy besides it. */}
      {own?.method === 'pix' && <p className="text-ink-muted text-xs lg:text-center">{pixCopy.daysLeft}</p>}
    </>
  );
}
