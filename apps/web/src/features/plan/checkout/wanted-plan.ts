import { paths } from '@alento/domain/interface/paths';
import { isPaidPlanId, type PaidPlanId } from '@alento/domain/plan/plans';

/** A plan that a person wants to buy. The price is null for the monthly one by card. */
export type Choice = { plan: PaidPlanId; priceId: string | null };
export type WantedPlan = { kind: 'none' } | { kind: 'unknown' } | ({ kind: 'checkout' } & Choice);

/**
 * Parses the query string: ?selectedPlan={plan}&autoCheckout=true opens the payment page, with &price={id} for another
 * price than the monthly one.
 */
export function wantedPlanOf(search: URLSearchParams): WantedPlan {
  const plan = search.get('selectedPlan');
  if (plan === null) return { kind: 'none' };
  // The free plan can't be bought, so it is treated as an unknown plan here.
  if (!isPaidPlanId(plan)) return { kind: 'unknown' };
  if (search.get('autoCheckout') !== 'true') return { kind: 'none' };
  return { kind: 'checkout', plan, priceId: search.get('price') };
}

/** The path to which a visitor's click on a paid plan leads. */
export const loginPathFor = (plan: PaidPlanId): string =>
  `${paths.login}?createAccount=true&redirectToPayment=true&planId=${plan}`;
