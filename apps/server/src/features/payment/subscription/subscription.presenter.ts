import type { Subscription } from '@alento/contract/payment';
import { type Cancellation, cancellationOf } from '@alento/domain/payment/cancellation';
import { endsSoon, isFullyRefunded, renews } from '@alento/domain/payment/ended-plan';
import type { Offer } from '@alento/domain/payment/offer';
import { isPaidPlanId, type PlanId } from '@alento/domain/plan/plans';
import type { BillingAccount } from '../billing.repository.ts';
import type { Payment, UserPlan } from '../paid-plan.repository.ts';

/** A row of a plan that was bought. */
export type BoughtPlan = UserPlan & {
  status: NonNullable<UserPlan['status']>;
  method: NonNullable<UserPlan['method']>;
  period: NonNullable<UserPlan['period']>;
  currentPeriodEnd: Date;
  accessUntil: Date;
};

export const isBought = (row: UserPlan | undefined): row is BoughtPlan => row?.status != null;

/** What cancelling a bought plan does now. */
export const cancellationOfRow = (row: BoughtPlan, paid: readonly Payment[], now: number, zone: string): Cancellation =>
  cancellationOf(
    {
      createdAt: row.createdAt.getTime(),
      accessUntil: row.accessUntil.getTime(),
      currentPeriodEnd: row.currentPeriodEnd.getTime(),
      canceledAt: row.canceledAt?.getTime() ?? null,
      period: row.period,
      status: row.status,
    },
    paid,
    now,
    zone,
  );

function checkoutOf(account: BillingAccount | undefined, offers: readonly Offer[]): Subscription['checkout'] {
  const offer = offers.find(({ id }) => id === account?.checkoutPriceId);
  if (!offer || !account?.checkoutState) return null;
  return { priceId: offer.id, planId: offer.planId, method: offer.method, state: account.checkoutState };
}

/** Another plan of the person. `until` is null if it has no end. */
export type Remaining = { planId: PlanId; until: number | null };

function presentCancellation(cancellation: Cancellation, next: Remaining | null): Subscription['cancellation'] {
  if (cancellation.kind === 'none') return null;
  return cancellation.kind === 'refund' ? { ...cancellation, leaves: next } : cancellation;
}

/** The bought plan that has ended, unless the person withdrew: then they know. */
function endOf(row: UserPlan | undefined, paid: readonly Payment[]): Subscription['ended'] {
  if (!isBought(row) || !isPaidPlanId(row.planId)) return null;
  if (row.withdrawnAt !== null || isFullyRefunded(paid)) return null;
  return { planId: row.planId, at: row.accessUntil.getTime() };
}

type SubscriptionParts = {
  planId: PlanId;
  row: UserPlan | undefined;
  /** Without `row`, the bought plan that ended last. */
  endedRow: UserPlan | undefined;
  /** What is in force after a withdrawal of `row`. */
  next: Remaining | null;
  /** The payments of `row`, or of `endedRow`. */
  paid: readonly Payment[];
  account: BillingAccount | undefined;
  offers: readonly Offer[];
  now: number;
  timeZone: string;
};

/** The plan with its payment, for /planos and /perfil. */
export function presentSubscription(parts: SubscriptionParts): Subscription {
  const { planId, row, endedRow, next, paid, account, offers, now, timeZone } = parts;
  const checkout = checkoutOf(account, offers);
  if (!isBought(row)) {
    const end = row?.currentPeriodEnd?.getTime() ?? null;
    return {
      planId,
      status: planId === 'free' ? 'free' : 'granted',
      method: null,
      period: null,
      priceCents: null,
      since: null,
      renewsAt: null,
      endsAt: planId === 'free' ? null : end,
      nextPlanId: null,
      cancellation: null,
      endsSoon: false,
      ended: endOf(endedRow, paid),
      checkout,
    };
  }
  const isRenewed = renews(row);
  const cancellation = cancellationOfRow(row, paid, now, timeZone);
  const end = row.accessUntil.getTime();
  return {
    planId,
    // A row that has ended is never in force, except in the moment between two statements.
    status: row.status === 'ended' ? 'canceled' : row.status,
    method: row.method,
    period: row.period,
    priceCents: row.priceCents,
    since: row.createdAt.getTime(),
    renewsAt: isRenewed ? row.currentPeriodEnd.getTime() : null,
    endsAt: isRenewed ? null : end,
    nextPlanId: row.nextPlanId,
    cancellation: presentCancellation(cancellation, next),
    endsSoon: endsSoon(row, now),
    ended: null,
    checkout,
  };
}
