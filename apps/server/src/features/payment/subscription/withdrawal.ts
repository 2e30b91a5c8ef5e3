import { isFullyRefunded } from '@alento/domain/payment/ended-plan';
import type { Logger } from 'pino';
import type { Owner } from '../../../access/owner.ts';
import type { Store } from '../../../db/database.ts';
import type { PaymentService } from '../../../integrations/stripe/payment-service.ts';
import { attempted, errorKind } from '../../../log/error-kind.ts';
import { type Payment, paidPlans } from '../paid-plan.repository.ts';
import type { Sync } from '../sync.service.ts';

type Deps = Store & { log: Logger; payments: PaymentService; sync: Sync | null };

const refundedCents = (payments: readonly Payment[]): number =>
  payments.reduce((sum, paid) => sum + paid.refundedCents, 0);

/** Reads what the payment service says now. Returns whether that worked; if not, the webhook does it later. */
const readAgain = async ({ log, sync }: Deps, owner: Owner): Promise<boolean> =>
  sync !== null && attempted(log, 'the rows could not be updated after a refund that failed', () => sync.read(owner));

/**
 * Refunds every payment of a bought plan. The withdrawal is marked before, so that it is completed if the process is
 * killed, and its subscription ends. If nothing could be refunded, the mark is taken back.
 *
 * @param id the row in `user_plans`.
 * @returns whether everything is refunded, or nothing, or that isn't known yet or only a part is.
 */
export async function withdraw(deps: Deps, owner: Owner, id: string): Promise<'refunded' | 'nothing' | 'unclear'> {
  const { db, clock, log, payments } = deps;
  await paidPlans.markWithdrawn(db, owner, id, new Date(clock()));
  const paid = await paidPlans.listPayments(db, owner, id);
  let refunds = 0;
  let isComplete = true;
  try {
    for (const { chargeId } of paid) {
      if (chargeId === null) continue;
      const isRefunded = await payments.refund(chargeId);
      if (isRefunded) refunds += 1;
      isComplete &&= isRefunded;
    }
  } catch (error) {
    log.error({ kind: errorKind(error) }, 'a refund failed');
    isComplete = false;
  }
  if (isComplete) return 'refunded';
  // The refund may have been made, and only its answer lost.
  const isKnown = await readAgain(deps, owner);
  const read = await paidPlans.listPayments(db, owner, id);
  if (isFullyRefunded(read)) return 'refunded';
  const isNothing = refunds === 0 && refundedCents(read) === refundedCents(paid);
  if (isNothing) await paidPlans.markWithdrawn(db, owner, id, null);
  return isNothing && isKnown ? 'nothing' : 'unclear';
}
