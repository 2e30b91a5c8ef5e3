import type { PersonForJob } from '../../../access/person.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import type { PaymentEvent, PaymentService } from '../../../integrations/stripe/payment-service.ts';
import type { Sync } from '../sync.service.ts';
import { events } from './payment-event.repository.ts';

/** Types of events after which a person's rows may have changed. Others are answered and forgotten. */
const READ_TYPES: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

type Deps = Store & {
  payments: PaymentService;
  sync: Sync;
  personForJob: PersonForJob;
  enqueue: (eventId: string, tx: Transaction) => Promise<void>;
};

export type Webhooks = ReturnType<typeof webhookService>;

/** Stores webhooks and processes them later. */
export function webhookService({ db, clock, payments, sync, personForJob, enqueue }: Deps) {
  const customerOf = async ({ customerId, chargeId }: Omit<PaymentEvent, 'id' | 'type'>): Promise<string | null> => {
    if (customerId !== null) return customerId;
    return chargeId === null ? null : payments.customerOfCharge(chargeId);
  };

  return {
    /** Stores an event and enqueues its job in one transaction. Returns false if the signature is wrong. */
    async receive(rawBody: string, signature: string): Promise<boolean> {
      const event = await payments.readEvent(rawBody, signature, clock());
      if (!event) return false;
      if (!READ_TYPES.has(event.type)) return true;
      await db.transaction(async (tx) => {
        if (await events.insert(tx, event, new Date(clock()))) await enqueue(event.id, tx);
      });
      return true;
    },

    /** Processes a stored event, unless that was done before. Events of unknown customers change nothing. */
    async process(eventId: string): Promise<void> {
      const event = await events.findWaiting(db, eventId);
      if (!event) return;
      const customerId = await customerOf(event);
      const account = customerId === null ? null : await payments.accountOf(customerId);
      const person = account === null ? null : await personForJob(account);
      if (person && customerId !== null) await sync.run(person.owner, customerId);
      await events.markProcessed(db, eventId, new Date(clock()));
    },
  };
}
