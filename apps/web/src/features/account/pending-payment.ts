import { isPendingPaymentRecent } from '@alento/domain/account/pending-payment';
import { paths } from '@alento/domain/interface/paths';
import { isPlanId, type PaidPlanId } from '@alento/domain/plan/plans';
import { readFixed, writeFixed } from '../../lib/session/device/device-store.ts';

/**
 * Where a person goes once signed in: /home, or with a recent pending-payment flag to the payment
 * flow (core §2, §4). Only reads; `clearPendingFlags` follows.
 */
export function signedInDestination(now: number): string {
  const plan = readFixed('pendingPlanId');
  const wanted = readFixed('redirectToPayment') === 'true';
  const at = Number(readFixed('paymentRedirectTimestamp') ?? Number.NaN);
  if (!wanted || plan === null || !isPlanId(plan) || !isPendingPaymentRecent(at, now)) return paths.home;
  return `${paths.plans}?selectedPlan=${plan}&autoCheckout=true`;
}

/** A visitor chose a paid plan: the flags bring them back to it once signed in (core §4). */
export function rememberPlan(plan: PaidPlanId, now: number): void {
  void writeFixed('createAccount', 'true');
  void writeFixed('pendingPlanId', plan);
  void writeFixed('redirectToPayment', 'true');
  void writeFixed('paymentRedirectTimestamp', String(now));
}

/** The flags are used once (core §4). */
export function clearPendingFlags(): void {
  void writeFixed('createAccount', null);
  void writeFixed('pendingPlanId', null);
  void writeFixed('redirectToPayment', null);
  void writeFixed('paymentRedirectTimestamp', null);
}
