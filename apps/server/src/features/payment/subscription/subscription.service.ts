import type { Receipt, Subscription } from '@alento/contract/payment';
import { accessEndOf, activePlanRow, planIdOf } from '@alento/domain/plan/current-plan';
import { accept, type Refusal, type Result, refuse, refuseBecause } from '@alento/domain/result';
import type { Logger } from 'pino';
import type { Owner } from '../../../access/owner.ts';
import type { Person, PersonWithPlan } from '../../../access/person.ts';
import { readPlanInForce } from '../../../access/plan-in-force.ts';
import type { Store } from '../../../db/database.ts';
import type { PaymentService, ReceiptOfService } from '../../../integrations/stripe/payment-service.ts';
import { attempted, errorKind } from '../../../log/error-kind.ts';
import { billing } from '../billing.repository.ts';
import { paidPlans, type UserPlan } from '../paid-plan.repository.ts';
import type { Sync } from '../sync.service.ts';
import { subscriptionCopy } from './subscription.copy.ts';
import {
  type BoughtPlan,
  cancellationOfRow,
  isBought,
  presentSubscription,
  type Remaining,
} from './subscription.presenter.ts';
import { withdraw } from './withdrawal.ts';

type Deps = Store & {
  log: Logger;
  /** Null if this installation takes no payments. */
  payments: PaymentService | null;
  sync: Sync | null;
  isMinor: (actor: Person) => Promise<boolean>;
};

export type Subscriptions = ReturnType<typeof subscriptionService>;
type Cancelled = { message: string; refunded: boolean };

function paidByText({ paidBy }: ReceiptOfService): string {
  if (paidBy.method === 'card') return subscriptionCopy.cardEnding(paidBy.brand, paidBy.last4);
  return paidBy.method === 'pix' ? subscriptionCopy.pix : subscriptionCopy.otherMethod;
}

const boughtText = ({ bought }: ReceiptOfService): string | null =>
  bought === null ? null : subscriptionCopy.bought(bought.planId, bought.period);

const cancelFailed = (what: keyof typeof subscriptionCopy.failed): Refusal =>
  refuseBecause('SUBSCRIPTION_CANCEL_FAILED', what, subscriptionCopy.failed[what]);

const tell = ({ log }: Deps, error: unknown, what: string): void => log.error({ kind: errorKind(error) }, what);

/**
 * Updates the rows after a change that the payment service has made. Returns whether that worked; if not, the webhook
 * does it.
 */
const update = async ({ log, sync }: Deps, { owner }: Person, how: 'run' | 'read' = 'run'): Promise<boolean> =>
  sync !== null &&
  attempted(log, 'the rows could not be updated after a change of a subscription', () => sync[how](owner));

/**
 * The plan that is in force without a row; null if it is the free one. A prepaid period that would follow moves up.
 */
async function remaining({ db, clock }: Deps, owner: Owner, row: UserPlan | undefined): Promise<Remaining | null> {
  const others = (await paidPlans.listAll(db, owner)).filter(({ id }) => id !== row?.id);
  const other = activePlanRow(others, clock());
  const planId = planIdOf(other);
  return other && planId !== 'free' ? { planId, until: accessEndOf(other)?.getTime() ?? null } : null;
}

/** Stops all other subscriptions of the person, so that nothing is charged after a cancellation. */
async function stopOthers(
  { db }: Deps,
  service: PaymentService,
  { owner }: Person,
  currentPlan: BoughtPlan,
): Promise<void> {
  for (const { id, status } of await paidPlans.listRenewing(db, owner)) {
    if (id === currentPlan.id) continue;
    await (status === 'past_due' ? service.endNow(id) : service.stopRenewal(id));
  }
}

async function read(deps: Deps, actor: PersonWithPlan): Promise<Subscription> {
  const { owner, quotaTimeZone: timeZone } = actor;
  const now = deps.clock();
  const { planId, row, endedRow } = await readPlanInForce(deps.db, owner, now);
  const displayedRow = row ?? endedRow;
  const paid = isBought(displayedRow) ? await paidPlans.listPayments(deps.db, owner, displayedRow.id) : [];
  const account = await billing.find(deps.db, owner);
  const next = await remaining(deps, owner, row);
  const offers = deps.payments?.offers ?? [];
  return presentSubscription({ planId, row, endedRow, next, paid, account, offers, now, timeZone });
}

/** @param expected what the screen announced; refused if something else would happen. */
async function cancel(deps: Deps, actor: Person, expected?: 'refund' | 'period-end'): Promise<Result<Cancelled>> {
  const { owner, timeZone, quotaTimeZone } = actor;
  const { planId, row } = await readPlanInForce(deps.db, owner, deps.clock());
  if (!deps.payments || !isBought(row)) return refuse('SUBSCRIPTION_NONE');
  const paid = await paidPlans.listPayments(deps.db, owner, row.id);
  const cancellation = cancellationOfRow(row, paid, deps.clock(), quotaTimeZone);
  const isAsAnnounced = expected === undefined || cancellation.kind === 'none' || expected === cancellation.kind;
  if (!isAsAnnounced) return refuse('SUBSCRIPTION_CHANGED');
  const { payments } = deps;
  const stop = () => stopOthers(deps, payments, actor, row);
  if (!(await attempted(deps.log, 'another subscription could not be stopped', stop))) return cancelFailed('others');
  if (cancellation.kind === 'none') {
    const message = subscriptionCopy.stoppedBefore(planId, cancellation.until, timeZone);
    return accept({ message, refunded: false });
  }
  if (cancellation.kind === 'refund') {
    const outcome = await withdraw({ ...deps, payments }, owner, row.id);
    if (outcome !== 'refunded') return cancelFailed(outcome === 'nothing' ? 'refund' : 'unclear');
    await update(deps, actor);
    const next = await remaining(deps, owner, row);
    const message =
      next === null
        ? subscriptionCopy.refunded(cancellation.cents)
        : subscriptionCopy.refundedAndLeft(cancellation.cents, next.planId, next.until, timeZone);
    return accept({ message, refunded: true });
  }
  try {
    // A charge that failed would be tried again until the end of the period.
    await (row.status === 'past_due' ? deps.payments.endNow(row.id) : deps.payments.stopRenewal(row.id));
  } catch (error) {
    tell(deps, error, 'a subscription could not be cancelled');
    // It may have been cancelled, and only the answer lost.
    const isKnown = await update(deps, actor, 'read');
    const read = await paidPlans.find(deps.db, owner, row.id);
    if (read?.canceledAt == null) return cancelFailed(isKnown ? 'renewal' : 'unclear');
  }
  await update(deps, actor);
  const message =
    row.status === 'past_due'
      ? subscriptionCopy.ended(planId)
      : subscriptionCopy.stopped(planId, cancellation.until, timeZone);
  return accept({ message, refunded: false });
}

/** Takes back a cancellation or a change that has not happened yet. */
async function resume(deps: Deps, actor: Person): Promise<Result<{ message: string }>> {
  const { planId, row } = await readPlanInForce(deps.db, actor.owner, deps.clock());
  const isWaiting = isBought(row) && row.period === 'month' && (row.status === 'canceled' || row.nextPlanId !== null);
  if (!deps.payments || !isWaiting) return refuse('SUBSCRIPTION_NONE');
  if (await deps.isMinor(actor)) return refuse('CHECKOUT_MINOR');
  const { payments } = deps;
  const isResumed = await attempted(deps.log, 'a subscription could not be resumed', () => payments.resume(row.id));
  if (!isResumed) return refuse('SUBSCRIPTION_RESUME_FAILED');
  await update(deps, actor);
  return accept({ message: subscriptionCopy.resumed(planId, row.currentPeriodEnd.getTime(), actor.timeZone) });
}

/** The page on which a renewal that failed can be paid, also with another card. */
async function pay(deps: Deps, actor: Person): Promise<Result<{ url: string }>> {
  const { row } = await readPlanInForce(deps.db, actor.owner, deps.clock());
  if (!deps.payments || !isBought(row) || row.status !== 'past_due') return refuse('SUBSCRIPTION_NONE');
  try {
    const url = await deps.payments.openInvoicePage(row.id);
    return url === null ? refuse('SUBSCRIPTION_CHANGED') : accept({ url });
  } catch (error) {
    tell(deps, error, 'the page of an open invoice could not be read');
    return refuse('CHECKOUT_SESSION_FAILED');
  }
}

/** The payments with receipts, as the payment service lists them now. Empty for a person who never paid. */
async function receipts(deps: Deps, { owner }: Person): Promise<Result<Receipt[]>> {
  const account = await billing.find(deps.db, owner);
  if (!deps.payments || !account) return accept([]);
  try {
    const receipts = await deps.payments.listReceipts(account.customerId);
    return accept(
      receipts.map((receipt) => ({ ...receipt, bought: boughtText(receipt), paidBy: paidByText(receipt) })),
    );
  } catch (error) {
    tell(deps, error, 'receipts could not be read');
    return refuse('RECEIPTS_FAILED');
  }
}

/** Reads and ends a person's subscription. */
export function subscriptionService(deps: Deps) {
  return {
    read: read.bind(null, deps),
    cancel: cancel.bind(null, deps),
    resume: resume.bind(null, deps),
    pay: pay.bind(null, deps),
    receipts: receipts.bind(null, deps),
  };
}
