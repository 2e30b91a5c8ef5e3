import type { Offer, Subscription } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { isPaidPlanId, type PaidPlanId, PLAN_NAMES, priceText } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../lib/session/use-account.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import type { Choice } from '../checkout/wanted-plan.ts';
import { monthlyOffer } from '../offer.ts';
import { pixCopy, plansCopy } from '../plan.copy.ts';
import { plansQuery } from '../plan.queries.ts';
import { standingOf } from '../subscription/standing.ts';
import type { OpenedDialog } from '../subscription/subscription-dialogs.tsx';

type PixOffersProps = { plan: PaidPlanId; offers: readonly Offer[]; checkout: Checkout };

const isSame = (one: Choice, other: Choice | null): boolean =>
  one.plan === other?.plan && one.priceId === other.priceId;

function PixOffer({ plan, offer, checkout }: Omit<PixOffersProps, 'offers'> & { offer: Offer }) {
  const { priceId, period, priceCents, perMonthCents } = offer;
  const choice = { plan, priceId };
  const busy = isSame(choice, checkout.preparing);
  return (
    <Button
      variant="secondary"
      busy={busy}
      disabled={checkout.preparing !== null}
      onClick={() => checkout.choose(choice)}
      className="flex-col! gap-0! px-2!"
    >
      {busy ? (
        plansCopy.processing
      ) : (
        <>
          <span>{pixCopy.offer(priceText(priceCents), pixCopy.periods[period])}</span>
          {perMonthCents !== priceCents && (
            <>
              {' '}
              <span className="font-normal text-ink-muted text-xs">{pixCopy.perMonth(priceText(perMonthCents))}</span>
            </>
          )}
        </>
      )}
    </Button>
  );
}

/** Buttons for a plan's one-time payments by Pix. */
function PixOffers({ plan, offers, checkout, title }: PixOffersProps & { title?: string }) {
  const once = offers.filter(({ method, period }) => method === 'pix' && period !== 'month');
  if (once.length === 0) return null;
  return (
    <>
      {title && <p className="font-semibold text-sm lg:text-center">{title}</p>}
      {once.map((offer) => (
        <PixOffer key={offer.priceId} plan={plan} offer={offer} checkout={checkout} />
      ))}
      <p className="text-ink-muted text-xs lg:text-center">{pixCopy.once}</p>
    </>
  );
}

/** The prices that prolong the person's own plan; nothing for a plan that renews. */
export function PixExtension({ own, checkout }: { own: Subscription; checkout: Checkout }) {
  const { data } = useQuery(plansQuery());
  const { planId, method, status } = own;
  if (!isPaidPlanId(planId) || (method !== 'pix' && status !== 'canceled')) return null;
  const offers = data?.find(({ id }) => id === planId)?.offers ?? [];
  return <PixOffers title={pixCopy.extend} plan={planId} offers={offers} checkout={checkout} />;
}

/** One card is emphasised. */
const lookOf = (plan: PaidPlanId) => (plan === 'premium' ? 'primary' : 'secondary');

/** The prices of a plan that the person can buy, the monthly one first. */
function Offers({ plan, offers, checkout }: PixOffersProps) {
  const choice = { plan, priceId: null };
  const busy = isSame(choice, checkout.preparing);
  // Until the prices are loaded, the monthly one is offered.
  const hasMonthly = offers.length === 0 || monthlyOffer(offers) !== undefined;
  return (
    <>
      {hasMonthly && (
        <>
          <Button
            size="lg"
            variant={lookOf(plan)}
            busy={busy}
            disabled={checkout.preparing !== null}
            onClick={() => checkout.choose(choice)}
          >
            {busy ? plansCopy.processing : plansCopy.choose(PLAN_NAMES[plan])}
          </Button>
          <p className="mb-2 text-ink-muted text-xs lg:text-center">{plansCopy.renews}</p>
        </>
      )}
      <PixOffers plan={plan} offers={offers} checkout={checkout} />
    </>
  );
}

/** The button of the free plan. It leads to sign-up, or home. */
export function FreeAction() {
  const signedIn = useAccount() !== null;
  return (
    <LinkButton to={signedIn ? paths.home : `${paths.login}?createAccount=true`} variant="secondary" size="lg">
      {signedIn ? plansCopy.goHome : plansCopy.createFree}
    </LinkButton>
  );
}

export type ActionProps = {
  /** The person's own plan. Undefined for visitors and while it is loading. */
  own: Subscription | undefined;
  checkout: Checkout;
  /** Minors can't buy plans. */
  isMinor: boolean;
  onOpen: (dialog: OpenedDialog) => void;
};

type Props = ActionProps & {
  plan: PaidPlanId;
  /** Undefined until they are loaded. */
  offers: readonly Offer[] | undefined;
};

const Line = ({ children }: { children: string }) => <p className="text-sm lg:text-center">{children}</p>;

/** What a person can do with a paid plan of the list: buy it or change to it. */
export function PlanAction({ plan, own, offers, checkout, isMinor, onOpen }: Props) {
  const standing = standingOf(plan, own);
  if (standing === 'current') return <Line>{plansCopy.isCurrent}</Line>;
  if (standing === 'included') return <Line>{plansCopy.included}</Line>;
  if (standing === 'unpaid') return <Line>{plansCopy.afterPayment}</Line>;
  if (standing === 'next' && own?.renewsAt) return <Line>{plansCopy.startsOn(dayOf(own.renewsAt))}</Line>;
  if (isMinor) return <Line>{errorText('CHECKOUT_MINOR')}</Line>;
  if (standing === 'change') {
    return (
      <Button size="lg" variant={lookOf(plan)} onClick={() => onOpen({ kind: 'change', plan })}>
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
