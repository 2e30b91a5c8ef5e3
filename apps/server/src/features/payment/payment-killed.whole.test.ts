import { isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StripeDouble, startStripeDouble } from '../../../../../testing/stripe-double/stripe-double.ts';
import { paymentEvents } from '../../db/schema/payment.ts';
import { type ChildDatabase, openChildDatabase } from '../../testing/database/child-database.ts';
import { paymentVariables } from '../../testing/payment-app.ts';
import { addressOf, callAt, type SignedUp, serverProcesses, signUpAt } from '../../testing/server-processes.ts';

vi.setConfig({ hookTimeout: 120_000 });
/** On PostgreSQL a job that takes up lost events runs once a minute. */
const HEALED = { timeout: 150_000, interval: 200 };
/** Longer than the delivery of a payment's webhooks on a busy machine. */
const SLOW_MS = 5000;

const { start, killAll } = serverProcesses();
let double: StripeDouble;
let database: ChildDatabase;
let address: string;
/** Stays: Stripe refuses to make a page again with another address to send the browser back to. */
let port: string;
let ana: SignedUp;
let kill: () => Promise<void>;

/** Starts the server on the data of the killed one. */
async function serve(): Promise<void> {
  const server = start(database.folder, { ...database.environment, PORT: port });
  address = await addressOf(server);
  port = new URL(address).port;
  double.webhooks({ url: `${address}/api/webhooks/stripe`, secret: 'whsec_double' });
  kill = async () => {
    server.kill('SIGKILL');
    await server.ended();
  };
}

beforeEach(async () => {
  double = await startStripeDouble();
  database = await openChildDatabase(paymentVariables(double.address));
  port = '0';
  await serve();
  ana = await signUpAt(address, 'ana@exemplo.com');
});
afterEach(async () => {
  await killAll();
  await double.stop();
  await database.close();
});

const objects = () => double.lookUp(ana.userId);
const call = async (method: string, path: string, body?: unknown) =>
  (await callAt(address, method, path, ana.token, body)).body;
const plan = async (): Promise<string> => (await call('GET', '/user-plans/current')).planId;
const openPage = () => call('POST', '/create-checkout-session', { priceId: 'price_premium', userId: ana.userId });
const pay = () => double.pay({ session: objects().sessions[0]?.id ?? '', method: 'card' });

/** Makes Stripe slow for a call, and waits until it has arrived there. Stripe does the work all the same. */
async function arrival(method: string, path: string, work: () => unknown): Promise<void> {
  const before = double.requests().length;
  double.fail({ method, path, times: 9, status: 'slow', ms: SLOW_MS });
  work();
  const arrived = () =>
    double
      .requests()
      .slice(before)
      .some((one) => one.method === method && one.path.match(path));
  await expect.poll(arrived, { timeout: 60_000, interval: 5 }).toBe(true);
}

it('killed after Stripe made the payment page and before it was stored: one page, one charge, and the plan opens', async () => {
  let lost: Promise<unknown> = Promise.resolve();
  await arrival('POST', '^/v1/checkout/sessions$', () => {
    lost = expect(openPage()).rejects.toThrow('fetch failed');
  });
  await Promise.all([lost, kill()]);
  await expect.poll(() => objects().sessions, HEALED).toHaveLength(1);
  await serve();
  expect((await openPage()).url).toBe(objects().sessions[0]?.url);
  pay();
  await expect.poll(plan, HEALED).toBe('premium');
  expect(objects()).toMatchObject({ sessions: [{ payment_status: 'paid' }], charges: [{ amount: 2990 }] });
});

it('killed after Stripe made the refund and before it was stored: refunded once, and access has ended', async () => {
  await openPage();
  pay();
  await expect.poll(plan, HEALED).toBe('premium');
  double.delivery({ mode: 'hold' });
  let lost: Promise<unknown> = Promise.resolve();
  await arrival('POST', '^/v1/refunds$', () => {
    lost = expect(call('POST', '/subscription/cancel', {})).rejects.toThrow('fetch failed');
  });
  await Promise.all([lost, kill()]);
  await expect.poll(() => objects().charges[0]?.refunded, HEALED).toBe(true);
  await serve();
  double.delivery({ mode: 'normal' });
  await double.deliver();
  await expect.poll(plan, HEALED).toBe('free');
  await expect.poll(() => objects().subscriptions[0]?.status, HEALED).toBe('canceled');
  expect(objects().charges).toMatchObject([{ amount: 2990, amount_refunded: 2990 }]);
  expect(await call('GET', '/subscription')).toMatchObject({ status: 'free', cancellation: null });
});

it('killed after a payment’s webhooks were stored and before their jobs have run: charged once, and the plan opens', async () => {
  await openPage();
  await arrival('GET', '^/v1/customers/', pay);
  await double.idle();
  await kill();
  const processed = await database.read((db) => db.$count(paymentEvents, isNotNull(paymentEvents.processedAt)));
  expect([await database.countRows([paymentEvents]), processed]).toEqual([[3], 0]);
  await serve();
  await expect.poll(plan, HEALED).toBe('premium');
  expect(objects().charges).toMatchObject([{ amount: 2990, refunded: false }]);
});
