/**
 * `npm run chaos:payments`: people pay, withdraw and are killed in between: the server is killed with SIGKILL at a random
 * moment of each cycle and restarted on the same data. At the end everybody who paid must have the plan, nobody who was
 * refunded may have it, and nobody may have paid or been refunded twice.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { type StripeDouble, startStripeDouble } from '../testing/stripe-double/stripe-double.ts';
import { cancel, openCheckout, pay, paymentVariables, planOf, userIdOf, webhookAt } from './lib/payments/buyer.ts';
import { signUpPeople } from './lib/people/people.ts';
import { killChildren, type Serving } from './lib/processes/child-process.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, table, whole } from './lib/report.ts';

/** Longer than a retry of a webhook, the lease of a killed job and the job that takes up lost events together. */
const HEALED_WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 500;

const { flags, say, end } = openCommand({
  name: 'chaos:payments',
  measures: 'Whether payments and refunds survive kills of the server, on both databases (--only postgres|pglite).',
  takes: 'about 6 minutes',
  flags: { cycles: 12, buyers: 4, 'kill-within-ms': 400, only: '' },
  smoke: { cycles: 1, buyers: 2, 'kill-within-ms': 100, only: 'pglite' },
});
const kinds = chosen('only', flags.only, ['pglite', 'postgres']);

type Buyer = { token: string; userId: string; withdraws: boolean };
type Run = { place: Place; log: string; double: StripeDouble; buyers: Buyer[]; violations: string[] };

async function serve({ place, log, double }: Run): Promise<Serving> {
  const server = await startServer(place, log, paymentVariables(double.address));
  double.webhooks({ url: webhookAt(server.address), secret: 'whsec_double', retryMs: 1000 });
  return server;
}

/** What a person wants, repeated until it is done. A request that the kill interrupts is made again. */
async function wish({ token, userId, withdraws }: Buyer, { double }: Run, address: string): Promise<void> {
  const { charges } = double.lookUp(userId);
  if (charges.length === 0) pay(double, await openCheckout(address, token, userId));
  else if (withdraws && charges.some(({ refunded }) => !refunded) && (await planOf(address, token)) === 'premium')
    await cancel(address, token);
}

/** An interrupted request fails; the person tries again in the next cycle. */
const interrupted = (error: unknown): void => {
  if (!(error instanceof Error)) throw error;
};

async function cycle(server: Serving, run: Run): Promise<Serving> {
  const all = Promise.all(run.buyers.map((buyer) => wish(buyer, run, server.address).catch(interrupted)));
  await sleep(Math.random() * flags['kill-within-ms']);
  await server.kill();
  await all;
  return serve(run);
}

/** What is wrong with a person's plan or payments; null if all is right. */
async function faultOf({ token, userId, withdraws }: Buyer, { double }: Run, address: string): Promise<string | null> {
  const { charges, subscriptions } = double.lookUp(userId);
  const kept = charges.filter(({ refunded }) => !refunded);
  const plan = await planOf(address, token);
  if (charges.length > 1) return `charged ${charges.length} times`;
  if (charges.some(({ amount, amount_refunded: back }) => back !== 0 && back !== amount)) return 'refunded in part';
  if (kept.length > 0 && plan !== 'premium') return 'paid and has no plan';
  if (kept.length === 0 && plan !== 'free') return 'has a plan without a payment';
  if (kept.length === 0 && subscriptions.some(({ status }) => status !== 'canceled')) return 'would be charged again';
  if (withdraws && kept.length > 0) return 'withdrew and was not refunded';
  return charges.length === 0 ? 'did not pay' : null;
}

/** Sends the webhooks again that got no answer, as Stripe does for three days. */
async function resendUnanswered({ double }: Run): Promise<void> {
  for (const { id, pending_webhooks: pending } of double.events()) if (pending > 0) await double.resend({ id });
}

async function torment(run: Run): Promise<number> {
  let server = await serve(run);
  const tokens = await signUpPeople(server.address, flags.cycles * flags.buyers);
  for (let number = 0; number < flags.cycles; number += 1) {
    for (const token of tokens.slice(number * flags.buyers, (number + 1) * flags.buyers)) {
      const userId = await userIdOf(server.address, token);
      run.buyers.push({ token, userId, withdraws: run.buyers.length % 2 === 1 });
    }
    server = await cycle(server, run);
  }
  const start = performance.now();
  let faults: string[] = [];
  while (performance.now() - start < HEALED_WITHIN_MS) {
    await resendUnanswered(run);
    for (const buyer of run.buyers) await wish(buyer, run, server.address);
    const found = await Promise.all(run.buyers.map((buyer) => faultOf(buyer, run, server.address)));
    faults = found.filter((fault) => fault !== null);
    if (faults.length === 0) break;
    await sleep(LOOK_EVERY_MS);
  }
  run.violations.push(...faults);
  await server.stop();
  return performance.now() - start;
}

const runOn = (kind: 'pglite' | 'postgres') =>
  inWorkFolder('chaos-payments', async (folder) => {
    const postgres = kind === 'postgres' ? await startPostgres() : null;
    const double = await startStripeDouble();
    try {
      await postgres?.createDatabase('alento');
      const dataDir = join(folder, 'data');
      const place = postgres ? { dataDir, databaseUrl: postgres.urlOf('alento') } : { dataDir };
      const run: Run = { place, log: join(folder, 'server.log'), double, buyers: [], violations: [] };
      const healedMs = await torment(run);
      const objects = run.buyers.map(({ userId }) => double.lookUp(userId));
      const refunded = objects.filter(({ charges }) => charges.some((charge) => charge.refunded)).length;
      return {
        row: [
          postgres ? 'PostgreSQL 18' : 'PGlite',
          whole(flags.cycles),
          whole(run.buyers.length),
          whole(refunded),
          whole(healedMs),
          whole(run.violations.length),
        ],
        violations: run.violations,
      };
    } finally {
      killChildren();
      await double.stop();
      await postgres?.stop();
    }
  });

say(describeRun(`chaos:payments, ${flags.cycles} kills for each database, ${flags.buyers} new buyers in each cycle`));
const outcomes: Awaited<ReturnType<typeof runOn>>[] = [];
for (const kind of kinds) outcomes.push(await runOn(kind));
say(
  `\n${table(
    ['database', 'server killed', 'bought', 'withdrew', 'ms until all was right', 'violations'],
    outcomes.map(({ row }) => row),
  )}\n`,
);
end({ violations: outcomes.flatMap(({ violations }) => violations) });
