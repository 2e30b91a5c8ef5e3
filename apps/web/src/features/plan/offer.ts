import type { Offer } from '@alento/contract/payment';

/** The price that is charged every month; undefined if there is none. */
export const monthlyOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ period }) => period === 'month');
