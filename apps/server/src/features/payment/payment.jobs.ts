import { DAY_MS } from '@alento/domain/time/local-date';
import { z } from 'zod';
import type { PersonForJob } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import { type JobWork, jobKind, runs } from '../../jobs/job-kind.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Closing } from './closing/closing.service.ts';
import { paidPlans } from './paid-plan.repository.ts';
import type { Reconciliation } from './reconciliation.service.ts';
import type { Sync } from './sync.service.ts';
import { events } from './webhook/payment-event.repository.ts';
import type { Webhooks } from './webhook/webhook.service.ts';

/** An event that is not processed after this time is enqueued again, ms. */
const LOST_AFTER_MS = 20_000;
const BATCH = 100;
/**
 * Stripe repeats a webhook for three days; afterwards the id is no longer needed to recognise a repetition.
 *
 * @internal
 */
export const EVENT_RETENTION_MS = 90 * DAY_MS;

export const processEvent = jobKind({
  name: 'process-payment-event',
  payload: z.object({ eventId: z.string() }),
  keepsRow: true,
  concurrency: 4,
});
export const syncPerson = jobKind({ name: 'sync-payments', payload: z.object({ userId: z.string() }) });
/** Removes the customer of a deleted account at the payment service. `since`: ms epoch. */
export const forgetCustomer = jobKind({
  name: 'forget-customer',
  payload: z.object({ customerId: z.string(), since: z.number().int() }),
});
const takeUpLost = jobKind({ name: 'take-up-payment-events', payload: z.object({}), schedule: '* * * * *' });
/** It asks the payment service about every account with a plan, one after the other, and begins anew after a failure. */
const reconcile = jobKind({
  name: 'reconcile-payments',
  payload: z.object({}),
  schedule: '23 4 * * *',
  expireSeconds: 6 * 3600,
});

type Deps = Store & {
  webhooks: Webhooks;
  sync: Sync;
  closing: Closing;
  reconciliation: Reconciliation;
  personForJob: PersonForJob;
  queue: () => Pick<JobQueue, 'enqueueAll'>;
};

export function paymentJobs({
  db,
  clock,
  webhooks,
  sync,
  closing,
  reconciliation,
  personForJob,
  queue,
}: Deps): JobWork[] {
  const listWaiting = async (receivedBefore: number) =>
    (await events.listWaiting(db, new Date(receivedBefore), BATCH)).map((eventId) => ({ eventId }));
  return [
    {
      ...runs(processEvent, ({ eventId }) => webhooks.process(eventId)),
      // Jobs that were running when the process ended are retried only after their heartbeat has expired.
      resume: async (jobs) => jobs.enqueueAll(processEvent, await listWaiting(clock()), null),
    },
    runs(syncPerson, async ({ userId }) => {
      const person = await personForJob(userId);
      if (person) await sync.run(person.owner);
    }),
    runs(forgetCustomer, ({ customerId, since }) => closing.forget(customerId, since)),
    runs(takeUpLost, async () => {
      await queue().enqueueAll(processEvent, await listWaiting(clock() - LOST_AFTER_MS), null);
      await queue().enqueueAll(syncPerson, await paidPlans.listInterrupted(db, BATCH), null);
    }),
    runs(reconcile, async (_, signal) => {
      await events.dropBefore(db, new Date(clock() - EVENT_RETENTION_MS));
      await reconciliation.run(signal);
    }),
  ];
}
