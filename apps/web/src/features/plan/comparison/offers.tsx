import type { Offer } from '@alento/contract/payment';
import { type PaidPlanId, PLAN_NAMES } from '@alento/domain/plan/plans';
import { Button } from '../../../ui/button.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import type { Choice } from '../checkout/wanted-plan.ts';
import { monthlyOffer } from '../offer.ts';
import { pixCopy, plansCopy } from '../plan.copy.ts';
import { formatPrice } from '../plan.format.ts';

type Props = { plan: PaidPlanId; offers: readonly Offer[]; checkout: Checkout };

const isSame = (one: Choice, other: Choice | null): boolean =>
  one.plan === other?.plan && one.priceId === other.priceId;

function PixOffer({ plan, offer, checkout }: Omit<Props, 'offers'> & { offer: Offer }) {
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
          <span>{pixCopy.offer(formatPrice(priceCents), pixCopy.periods[period])}</span>
          {perMonthCents !== priceCents && (
            <>
              {' '}
              <span className="font-normal text-ink-muted text-xs">{pixCopy.perMonth(formatPrice(perMonthCents))}</span>
            </>
          )}
        </>
      )}
    </Button>
  );
}

/** The prices at which a plan is paid once. */
export function PixOffers({ plan, offers, checkout, title }: Props & { title?: string }) {
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

/** The prices of a plan that the person can buy, the monthly one first. */
export function Offers({ plan, offers, checkout }: Props) {
  const choice = { plan, priceId: null };
  const busy = isSame(choice, checkout.preparing);
  // Until the prices are loaded, the monthly one is offered.
  const hasMonthly = offers.length === 0 || monthlyOffer(offers) !== undefined;
  return (
    <>
      {hasMonthly && (
        <>
          <Button size="lg" busy={busy} disabled={checkout.preparing !== null} onClick={() => checkout.choose(choice)}>
            {busy ? plansCopy.processing : plansCopy.choose(PLAN_NAMES[plan])}
          </Button>
          <p className="mb-2 text-ink-muted text-xs lg:text-center">{plansCopy.renews}</p>
        </>
      )}
      <PixOffers plan={plan} offers={offers} checkout={checkout} />
    </>
  );
}
