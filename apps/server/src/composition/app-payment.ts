import { paths } from '@alento/domain/interface/paths';
import { type Result, refuse } from '@alento/domain/result';
import { accountExists } from '../access/account-exists.ts';
import type { Owner } from '../access/owner.ts';
import type { Person } from '../access/person.ts';
import type { Transaction } from '../db/database.ts';
import { billing } from '../features/payment/billing.repository.ts';
import { checkoutService } from '../features/payment/checkout/checkout.service.ts';
import { keepForAccounting } from '../features/payment/closing/accounting.repository.ts';
import { type ClosingFailure, closingService } from '../features/payment/closing/closing.service.ts';
import { forgetCustomer, paymentJobs, processEvent, syncPerson } from '../features/payment/payment.jobs.ts';
import { paymentRoutes } from '../features/payment/payment.routes.ts';
import { reconciliationService } from '../features/payment/reconciliation.service.ts';
import { leaseFor } from '../features/payment/sequence/lease.ts';
import { createSequence } from '../features/payment/sequence/sequence.ts';
import { changeService } from '../features/payment/subscription/change.service.ts';
import { subscriptionService } from '../features/payment/subscription/subscription.service.ts';
import { syncService } from '../features/payment/sync.service.ts';
import { webhookService } from '../features/payment/webhook/webhook.service.ts';
import type { Mount } from '../http/mount.ts';
import type { PaymentService } from '../integrations/stripe/payment-service.ts';
import type { JobWork } from '../jobs/job-kind.ts';
import type { Shared } from './app-deps.ts';

type IsMinor = (actor: Person) => Promise<boolean>;

/** Connects the parts that need the payment service. */
function buildTaking(
  { db, clock, log, publicUrl, queue, realtime, personForJob, personsForJob }: Shared,
  payments: PaymentService,
  isMinor: IsMinor,
) {
  const sync = syncService({
    db,
    clock,
    payments,
    notify: (tx, { userId }) => realtime.publishWithin(tx, 'account', userId, { kind: 'plan' }),
  });
  const webhooks = webhookService({
    db,
    clock,
    payments,
    sync,
    personForJob,
    enqueue: (eventId, tx) => queue().enqueue(processEvent, { eventId }, tx),
  });
  const addresses = () => ({
    success: `${publicUrl()}${paths.paymentSuccess}`,
    cancel: `${publicUrl()}${paths.paymentCancel}`,
  });
  const reconciliation = reconciliationService({ db, clock, log, payments, sync, personsForJob });
  const closing = closingService({ db, clock, log, payments, sync });
  return {
    sync,
    webhooks,
    closing,
    checkouts: checkoutService({ db, clock, log, payments, sync, isMinor, addresses }),
    jobs: paymentJobs({ db, clock, webhooks, sync, closing, reconciliation, personForJob, queue }),
  };
}

/** Connects plans that can be bought. Without a payment service, everything but paying works. */
export function buildPayment(deps: Shared, isMinor: IsMinor) {
  const { database, db, clock, log, payments, queue } = deps;
  const taking = payments && buildTaking(deps, payments, isMinor);
  const sync = taking?.sync ?? null;
  const jobs: JobWork[] = taking?.jobs ?? [];
  const exists = (userId: string) => accountExists(db, userId);
  const lease = payments && database.kind === 'postgres' ? leaseFor({ db, log, exists }) : null;
  const inSequence = createSequence(lease, exists);
  return {
    jobs,
    webhooks: taking?.webhooks ?? null,
    offers: payments?.offers ?? [],
    /** Ends the contracts of an account before it is deleted; null if nothing can be charged any more. */
    close: async (holder: Person): Promise<ClosingFailure | null> => (taking ? taking.closing.close(holder) : null),
    /** Enqueues the removal of a deleted account's customer at the payment service. */
    async forget(tx: Transaction, owner: Owner, since: number): Promise<void> {
      const account = taking && (await billing.find(tx, owner));
      if (account) await queue().enqueue(forgetCustomer, { customerId: account.customerId, since }, tx);
    },
    keepForAccounting,
    inSequence: <T>(userId: string, work: () => Promise<Result<T>>) =>
      inSequence(userId, { goesFirst: true, refusal: refuse('ACCOUNT_DELETE_FAILED') }, work),

    mountOn(mount: Mount): void {
      paymentRoutes(mount, {
        checkouts: taking?.checkouts ?? null,
        subscriptions: subscriptionService({ db, clock, log, payments, sync, isMinor }),
        changes: changeService({ db, clock, log, payments, sync, isMinor }),
        inSequence,
        async refresh(userId) {
          if (taking) await queue().enqueue(syncPerson, { userId }, null);
        },
      });
    },
  };
}
