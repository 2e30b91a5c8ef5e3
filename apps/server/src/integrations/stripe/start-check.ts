import type { Logger } from 'pino';
import { errorKind } from '../../log/error-kind.ts';
import type { PaymentService } from './payment-service.ts';

/** Compares the prices with Stripe in the background at the start, and logs what differs. Never stops the start. */
export function checkPayments(payments: PaymentService | null, log: Logger): void {
  if (payments === null) return;
  void payments.checkPrices().then(
    (faults) => {
      for (const fault of faults) log.error(fault, 'a price differs from the configuration');
    },
    (error: unknown) => log.error({ kind: errorKind(error) }, 'the prices could not be compared with Stripe'),
  );
}
