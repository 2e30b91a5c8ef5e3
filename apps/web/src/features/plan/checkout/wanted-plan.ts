import { paths } from '@alento/domain/interface/paths';
import { isPaidPlanId, type PaidPlanId } from '@alento/domain/plan/plans';

export type WantedPlan = { kind: 'none' } | { kind: 'unknown' } | { kind: 'checkout'; plan: PaidPlanId };

/** Parses the query string: ?selectedPlan={plan}&autoCheckout=true opens the payment step (core §2). */
export function wantedPlanOf(search: URLSearchParams): WantedPlan {
  const plan = search.get('selectedPlan');
  if (plan === null) return { kind: 'none' };
  // The free plan can't be bought, so it is treated as an unknown plan here.
  if (!isPaidPlanId(plan)) return { kind: 'unknown' };
  return search.get('autoCheckout') === 'true' ? { kind: 'checkout', plan } : { kind: 'none' };
}

/** The path to which a visitor's click on a paid plan leads (core §4). */
export const loginPathFor = (plan: PaidPlanId): string =>
  `${paths.login}?createAccount=true&redirectToPayment=true&planId=${plan}`;
