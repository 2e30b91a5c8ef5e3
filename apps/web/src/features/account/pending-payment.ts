import { isPendingPaymentRecent } from '@alento/domain/account/pending-payment';
import { paths } from '@alento/domain/interface/paths';
import { isPlanId, type PaidPlanId, type PlanId } from '@alento/domain/plan/plans';
import { readFixed, writeFixed } from '../../lib/session/device/device-store.ts';

/** The plan whose payment follows after signing in, if a recent pending-payment flag is stored. */
export function pendingPlan(now: number): PlanId | null {
  const plan = readFixed('pendingPlanId');
  const wanted = readFixed('redirectToPayment') === 'true';
  const at = Number(readFixed('paymentRedirectTimestamp') ?? Number.NaN);
  return wanted && plan !== null && isPlanId(plan) && isPendingPaymentRecent(at, now) ? plan : null;
}

/**
 * The destination after signing in: /home, or the payment flow of the pending plan. The flags stay stored until
 * `clearPendingFlags`.
 */
export function signedInDestination(now: number): string {
  const plan = pendingPlan(now);
  if (plan === null) return paths.home;
  const price = readFixed('pendingPriceId');
  const chosen = price === null ? '' : `&price=${encodeURIComponent(price)}`;
  return `${paths.plans}?selectedPlan=${plan}&autoCheckout=true${chosen}`;
}

/**
 * Stores the paid plan that a visitor chose, so that signing in leads to its payment.
 *
 * @param priceId the chosen price; null for the monthly one.
 */
export function rememberPlan(plan: PaidPlanId, priceId: string | null, now: number): void {
  void writeFixed('createAccount', 'true');
  void writeFixed('pendingPlanId', plan);
  void writeFixed('pendingPriceId', priceId);
  void writeFixed('redirectToPayment', 'true');
  void writeFixed('paymentRedirectTimestamp', String(now));
}

/** Removes the flags of a pending payment, which are used once. */
export function clearPendingFlags(): void {
  void writeFixed('createAccount', null);
  void writeFixed('pendingPlanId', null);
  void writeFixed('pendingPriceId', null);
  void writeFixed('redirectToPayment', null);
  void writeFixed('paymentRedirectTimestamp', null);
}
