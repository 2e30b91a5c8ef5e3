import { isPaidPlanId, type PaidPlanId } from '../plan/plans.ts';

/** `month` is a subscription that renews every month; the others are paid once and don't renew. */
export const OFFER_PERIODS = ['month', '30d', '12m'] as const;
export type OfferPeriod = (typeof OFFER_PERIODS)[number];
export type PaymentMethod = 'card' | 'pix';

/** A price at which a plan can be bought. */
export type Offer = {
  /** Id of the price at the payment service. */
  readonly id: string;
  readonly planId: PaidPlanId;
  readonly period: OfferPeriod;
  readonly method: PaymentMethod;
  /** Price of one period, centavos. */
  readonly cents: number;
};

const MONTHS: Record<OfferPeriod, number> = { month: 1, '30d': 1, '12m': 12 };

/** The price per month in centavos, rounded up, so that it never states less than is paid. */
export const centsPerMonth = ({ cents, period }: Pick<Offer, 'cents' | 'period'>): number =>
  Math.ceil(cents / MONTHS[period]);

/**
 * Parses the list of Pix prices of the configuration, such as `premium:30d:price_1:2990,premium:12m:price_2:29900`.
 *
 * @returns the offers, or null if the text is invalid.
 */
export function parsePixPrices(text: string): Offer[] | null {
  const offers: Offer[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const [planId = '', period = '', id = '', cents = '', ...rest] = part.split(':');
    if (rest.length > 0 || !isPaidPlanId(planId) || (period !== '30d' && period !== '12m')) return null;
    if (!/^\w{3,100}$/.test(id) || !/^[1-9]\d{1,7}$/.test(cents)) return null;
    offers.push({ id, planId, period, method: 'pix', cents: Number(cents) });
  }
  return new Set(offers.map(({ id }) => id)).size === offers.length ? offers : null;
}
