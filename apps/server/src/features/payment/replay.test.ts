import type { CustomerFacts } from '@alento/domain/payment/facts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitOfRuns, runs } from '../../../../../testing/tier/tier.ts';
import { asOperator, ownerFor } from '../../access/operator.ts';
import { personForJobOf } from '../../access/person-for-job.ts';
import { readConfig } from '../../config.ts';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { billingAccounts, paymentEvents, payments, userPlans } from '../../db/schema/payment.ts';
import { openStripe } from '../../integrations/stripe/open-stripe.ts';
import type { PaymentService } from '../../integrations/stripe/payment-service.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { paymentVariables, startPaymentApp } from '../../testing/payment-app.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { syncService } from './sync.service.ts';
import { events as eventRows } from './webhook/payment-event.repository.ts';
import { webhookService } from './webhook/webhook.service.ts';

/** The number of random orders in which the recorded events are replayed. `npm run replay:payments` sets 1,000. */
const REPLAYS = Number(process.env.PAYMENT_REPLAYS ?? runs(5));

const app = await openForFile(startPaymentApp());

type Recorded = { userId: string; customerId: string; eventIds: string[]; snapshots: CustomerFacts[] };

/** Records every event of a year, and what the payment service says after each. */
async function record(): Promise<Recorded> {
  const service = openStripe(readConfig(paymentVariables(app.double.address)));
  const ana = await app.newBuyer();
  const eventIds: string[] = [];
  const snapshots: CustomerFacts[] = [];
  const take = async (): Promise<void> => {
    await app.settle();
    if (!service) throw new Error('Payments are off');
    const facts = await service.readCustomer(ana.customer());
    const known = new Set(eventIds);
    for (const { id } of app.double.events()) {
      if (known.has(id)) continue;
      eventIds.push(id);
      snapshots.push(facts);
    }
  };
  const change = (planId: string) => ana.call('POST', '/subscription/change', { planId });
  const steps: (() => Promise<unknown>)[] = [
    () => ana.buy('price_essencial'),
    () => ana.waitDays(9),
    () => change('premium'),
    () => ana.waitDays(30),
    () => change('essencial'),
    () => ana.waitDays(31),
    () => ana.call('POST', '/subscription/cancel'),
    () => ana.waitDays(31),
    () => ana.buy('price_pix_premium_30'),
    () => ana.buy('price_pix_premium_30'),
    () => ana.call('POST', '/subscription/cancel'),
  ];
  for (const step of steps) {
    await step();
    await take();
  }
  return { userId: ana.userId, customerId: ana.customer(), eventIds, snapshots };
}

describe('the recorded events of a customer', () => {
  it(
    `end in the same rows in ${REPLAYS} random orders, with repetitions, gaps and overlapping reads`,
    async () => {
      const { userId, customerId, eventIds, snapshots } = await record();
      const { db } = app.database;
      const owner = ownerFor(asOperator(), userId);
      const rows = async () => ({
        plans: await db.select().from(userPlans).where(eq(userPlans.userId, userId)).orderBy(userPlans.id),
        payments: await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.id),
      });
      const expected = await rows();
      expect(expected.plans.map(({ status }) => status)).toHaveLength(3);
      expect(eventIds.length).toBeGreaterThan(15);

      let latest = 0;
      const service = {
        accountOf: async () => userId,
        customerOfCharge: async () => customerId,
        refund: async () => undefined,
        endNow: async () => undefined,
        stopRenewal: async () => undefined,
        async readCustomer() {
          const facts = snapshots[latest];
          // Other reads may begin and end before this one is stored.
          await new Promise((resolve) => setImmediate(resolve));
          return facts;
        },
      } as unknown as PaymentService;
      let notices = 0;
      const sync = syncService({
        db,
        clock: app.now,
        payments: service,
        notify: async () => {
          notices += 1;
        },
      });
      const webhooks = webhookService({
        db,
        clock: app.now,
        payments: service,
        sync,
        personForJob: personForJobOf({ db, keyRing: keyRingOf(app.database.secrets), clock: app.now }),
        enqueue: async () => undefined,
      });

      async function replay(order: readonly number[], lost: number): Promise<void> {
        await db.delete(userPlans).where(eq(userPlans.userId, userId));
        await db
          .update(billingAccounts)
          .set({ begunReading: 0, storedReading: 0 })
          .where(eq(billingAccounts.userId, userId));
        await db.delete(paymentEvents);
        latest = 0;
        for (let at = 0; at < order.length; at += 2) {
          const pair = order.slice(at, at + 2);
          // An event arrives after it has happened, and other things may have happened since.
          latest = Math.max(latest, ...pair);
          await Promise.all(
            pair.map(async (index) => {
              const id = eventIds[index] ?? '';
              if (index === lost) return;
              await db.transaction((tx) =>
                eventRows.insert(tx, { id, type: 'x', customerId, chargeId: null }, new Date()),
              );
              await webhooks.process(id);
            }),
          );
        }
        latest = snapshots.length - 1;
        // The nightly reconciliation. Without a lost event it has nothing to correct.
        await sync.run(owner);
        expect(await rows()).toEqual(expected);
        notices = 0;
        await sync.run(owner);
        expect(notices).toBe(0);
      }

      const indexes = eventIds.map((_, index) => index);
      const orders = fc
        .tuple(
          fc.shuffledSubarray(indexes, { minLength: indexes.length }),
          fc.array(fc.constantFrom(...indexes), { maxLength: 5 }),
          fc.constantFrom(-1, ...indexes),
        )
        .map(([order, again, lost]) => ({ order: [...order, ...again], lost }));
      await fc.assert(
        fc.asyncProperty(orders, ({ order, lost }) => replay(order, lost)),
        { numRuns: REPLAYS, endOnFailure: true },
      );
    },
    limitOfRuns(300_000),
  );
});

/** The embedded database has one process. */
const processes = [app.call, app.database.kind === 'postgres' ? app.another() : app.call] as const;

const KINDS = ['open', 'open', 'pay', 'pay', 'webhooks', 'webhooks', 'change', 'cancel', 'resume', 'delete'] as const;
/** What a person or Stripe does; `at` is the process that gets the request. */
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  planId: fc.constantFrom('essencial', 'premium'),
  at: fc.constantFrom(0, 1),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** Steps of one group are made at once. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 });

async function make(order: readonly (readonly Step[])[]): Promise<void> {
  const { double } = app;
  const { token, userId } = await app.newBuyer();
  const objects = () => double.lookUp(userId);
  let isDeleted = false;
  async function take({ kind, planId, at }: Step): Promise<void> {
    const call = async (method: string, path: string, body: object) =>
      (await processes[at](method, path, { token, body })).status;
    if (kind === 'open') await call('POST', '/create-checkout-session', { priceId: `price_${planId}`, userId });
    else if (kind === 'change') await call('POST', '/subscription/change', { planId });
    else if (kind === 'delete')
      isDeleted = (await call('DELETE', '/account/delete', { password: PASSWORD })) === 200 || isDeleted;
    else if (kind === 'pay') {
      const session = objects().sessions.find(({ status }) => status === 'open');
      if (session) double.pay({ session: session.id, method: 'card' });
    } else if (kind === 'webhooks') {
      await double.deliver();
      await app.runJobs();
    } else await call('POST', `/subscription/${kind}`, {});
  }
  double.delivery({ mode: 'hold' });
  for (const group of order) await Promise.all(group.map(take));
  double.delivery({ mode: 'normal' });
  await double.deliver();
  await app.settle();
  const live = objects().subscriptions.filter(({ status }) => status !== 'canceled');
  const open = objects().sessions.filter(({ status }) => status === 'open');
  if (isDeleted) {
    expect([live, open, objects().customer]).toEqual([[], [], null]);
    return;
  }
  expect(live.length).toBeLessThanOrEqual(1);
  const planId = live[0]?.items.data[0]?.price.id.replace('price_', '') ?? 'free';
  expect((await app.call('GET', '/user-plans/current', { token })).body.planId).toBe(planId);
}

describe('random changes of a person in two processes', () => {
  it(
    'end in at most one subscription, whose plan is stored, and in none after a deletion',
    () =>
      fc.assert(fc.asyncProperty(groups, make), {
        numRuns: Number(process.env.PAYMENT_REPLAYS ?? runs(10)),
        endOnFailure: true,
      }),
    limitOfRuns(300_000),
  );
});
