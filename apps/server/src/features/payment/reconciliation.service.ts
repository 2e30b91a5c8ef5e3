import { DAY_MS } from '@alento/domain/time/local-date';
import type { Logger } from 'pino';
import type { PersonsForJob } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import type { PaymentService } from '../../integrations/stripe/payment-service.ts';
import { errorKind } from '../../log/error-kind.ts';
import { billing } from './billing.repository.ts';
import type { Sync } from './sync.service.ts';

const BATCH = 100;
/** Plans that ended within this time are compared too, because a renewal may have been missed. */
const UNSETTLED_MS = 30 * DAY_MS;

type Deps = Store & {
  log: Logger;
  payments: PaymentService;
  sync: Sync;
  personsForJob: PersonsForJob;
};

export type Reconciliation = ReturnType<typeof reconciliationService>;

/** Compares the accounts whose plan may have changed with the payment service. */
export function reconciliationService({ db, clock, log, payments, sync, personsForJob }: Deps) {
  return {
    /** Logs counts only. An account that fails doesn't stop the others. The signal does. */
    async run(signal?: AbortSignal): Promise<{ checked: number; corrected: number; failed: number }> {
      const counts = { checked: 0, corrected: 0, failed: 0 };
      const since = new Date(clock() - UNSETTLED_MS);
      let after = '';
      for (;;) {
        const rows = await billing.listUnsettled(db, after, since, BATCH);
        for (const { owner } of await personsForJob(rows.map(({ userId }) => userId))) {
          signal?.throwIfAborted();
          counts.checked += 1;
          try {
            if (await sync.run(owner)) counts.corrected += 1;
          } catch (error) {
            counts.failed += 1;
            log.warn({ kind: errorKind(error) }, 'an account could not be reconciled');
          }
        }
        after = rows.at(-1)?.userId ?? after;
        if (rows.length < BATCH) break;
      }
      const priceFaults = await payments.checkPrices();
      for (const fault of priceFaults) log.error(fault, 'a price differs from the configuration');
      log.info(counts, 'payments reconciled');
      return counts;
    },
  };
}
