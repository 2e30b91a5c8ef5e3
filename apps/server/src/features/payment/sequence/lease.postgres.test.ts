import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { paymentLeases } from '../../../db/schema/payment.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, startPaymentApp } from '../../../testing/payment-app.ts';
import { PASSWORD, refusalOf } from '../../../testing/test-app.ts';
import { LEASE_MS } from './lease.ts';

const app = await openForFile(startPaymentApp());
const { db } = app.database;
const other = app.another();

const PIX = 'price_pix_premium_30';
const SESSION = '^/v1/checkout/sessions';
const PATIENCE = { timeout: 30_000 };
const pagesOf = ({ userId }: Buyer) => app.double.lookUp(userId).sessions.length;
const elsewhere = ({ token }: Buyer, method: string, path: string, body: object = {}) =>
  other(method, path, { token, body });
const pageElsewhere = (person: Buyer) =>
  elsewhere(person, 'POST', '/create-checkout-session', { priceId: PIX, userId: person.userId });
const leaseOf = async ({ userId }: Buyer) =>
  (await db.select().from(paymentLeases).where(eq(paymentLeases.userId, userId)))[0];

/** Asks for a page here, and lets Stripe's first answer wait. */
async function heldPage(person: Buyer) {
  let page: ReturnType<Buyer['askForPage']> | undefined;
  const release = await app.hold('GET', SESSION, () => {
    page = person.askForPage(PIX);
  });
  return { page, release };
}

it('a change in another process waits for the one that runs', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  const asked = app.double.requests().length;
  const second = pageElsewhere(ana);
  for (let times = 0; times < 5; times += 1) await other('GET', '/subscription', { token: ana.token });
  expect(app.double.requests().length).toBe(asked);
  release();
  expect((await page)?.status).toBe(200);
  expect((await second).body.url).toBe((await page)?.body.url);
});

it('a cancellation in another process goes before what waits here', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  const cancelled = elsewhere(ana, 'POST', '/subscription/cancel');
  const isAnnounced = async () => ((await leaseOf(ana))?.firstUntil.getTime() ?? 0) > app.now();
  await expect.poll(isAnnounced, PATIENCE).toBe(true);
  const waiting = ana.askForPage(PIX);
  release();
  expect((await page)?.status).toBe(200);
  expect(refusalOf(await waiting)).toEqual([502, 'CHECKOUT_SESSION_FAILED']);
  expect(await cancelled).toMatchObject({ status: 200, body: { refunded: true } });
  expect(pagesOf(ana)).toBe(2);
  expect((await ana.askForPage(PIX)).status).toBe(200);
});

it('a deletion in another process refuses the pages that are asked for meanwhile', async () => {
  const ana = await app.buyerOf(PIX);
  let removed: ReturnType<Buyer['call']> | undefined;
  const release = await app.hold('POST', '^/v1/refunds', () => {
    removed = elsewhere(ana, 'DELETE', '/account/delete', { password: PASSWORD });
  });
  expect(refusalOf(await ana.askForPage(PIX))).toEqual([502, 'CHECKOUT_SESSION_FAILED']);
  release();
  expect((await removed)?.status).toBe(200);
  expect(await leaseOf(ana)).toBeUndefined();
});

it('a change runs after the lease of a killed process has expired', async () => {
  const ana = await app.newBuyer();
  const [at, start] = [new Date(app.now() + LEASE_MS), app.now()];
  await db.insert(paymentLeases).values({ userId: ana.userId, holder: 'killed', expiresAt: at, firstUntil: at });
  expect(refusalOf(await ana.askForPage(PIX))).toEqual([502, 'CHECKOUT_SESSION_FAILED']);
  const cancelled = ana.cancel();
  app.setNow(start + LEASE_MS);
  expect(refusalOf(await cancelled)).toEqual([409, 'SUBSCRIPTION_NONE']);
  expect((await ana.askForPage(PIX)).status).toBe(200);
});

it('a change renews its lease while it runs, and ends it', async () => {
  const ana = await app.buyerOf(PIX);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { page, release } = await heldPage(ana);
    const end = async () => (await leaseOf(ana))?.expiresAt.getTime();
    expect(await end()).toBe(app.now() + LEASE_MS);
    app.setNow(app.now() + LEASE_MS - 1);
    vi.advanceTimersByTime(LEASE_MS - 1);
    await expect.poll(end, PATIENCE).toBe(app.now() + LEASE_MS);
    release();
    expect((await page)?.status).toBe(200);
    expect(await end()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
