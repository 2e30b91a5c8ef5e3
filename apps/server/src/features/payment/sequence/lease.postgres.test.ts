import { refuse } from '@alento/domain/result';
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { paymentLeases } from '../../../db/schema/payment.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, startPaymentApp } from '../../../testing/payment-app.ts';
import { HOUR, MINUTE, PASSWORD, refusalOf } from '../../../testing/test-app.ts';
import { dropExpired } from '../../upkeep/upkeep.jobs.ts';
import { leaseRows, RUNNING } from './lease.repository.ts';
import { leaseFor } from './lease.ts';

const app = await openForFile(startPaymentApp());
const { db } = app.database;
const other = app.another();
let claims: MockInstance<typeof leaseRows.claim>;
beforeEach(() => {
  claims = vi.spyOn(leaseRows, 'claim');
});

const PIX = 'price_pix_premium_30';
const SESSION = '^/v1/checkout/sessions';
const NOT_OPENED = [502, 'CHECKOUT_SESSION_FAILED'];
const LOST = 'a payment change ran without its lease';
const pagesOf = ({ userId }: Buyer) => app.double.lookUp(userId).sessions.length;
const elsewhere = ({ token }: Buyer, method: string, path: string, body: object = {}) =>
  other(method, path, { token, body });
const pageElsewhere = (person: Buyer) =>
  elsewhere(person, 'POST', '/create-checkout-session', { priceId: PIX, userId: person.userId });

const ofPerson = ({ userId }: Buyer) => eq(paymentLeases.userId, userId);
const rowsOf = (person: Buyer) => db.select().from(paymentLeases).where(ofPerson(person));
const announcedOf = (person: Buyer) => db.$count(paymentLeases, and(ofPerson(person), ne(paymentLeases.id, RUNNING)));
/** Stores a row of a change in another process, which doesn't renew it. */
const store = ({ userId }: Buyer, id: string) =>
  db.insert(paymentLeases).values({ userId, id, holder: 'another', expiresAt: new Date(Date.now() + HOUR) });
const expire = (person: Buyer) =>
  db
    .update(paymentLeases)
    .set({ expiresAt: new Date(0) })
    .where(ofPerson(person));

/** Waits until the lease was refused twice more, and expects no request to Stripe meanwhile. */
async function expectWaiting(): Promise<void> {
  const refused = () => claims.mock.settledResults.filter(({ value }) => value === false).length;
  const [before, asked] = [refused(), app.double.requests().length];
  await expect.poll(() => refused() - before).toBeGreaterThan(1);
  expect(app.double.requests().length).toBe(asked);
}

/** Asks for a page here, and lets Stripe's first answer wait. */
async function heldPage(person: Buyer) {
  let page: ReturnType<Buyer['askForPage']> | undefined;
  const release = await app.hold('GET', SESSION, () => {
    page = person.askForPage(PIX);
  });
  return { page, release };
}

it('a change in another process, whose clock is ahead, waits for the one that runs', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  app.setNow(app.now() + MINUTE);
  const second = pageElsewhere(ana);
  await expectWaiting();
  const asked = app.double.requests().length;
  release();
  expect((await page)?.status).toBe(200);
  expect((await second).body.url).toBe((await page)?.body.url);
  // The page is opened before the second change reads it.
  const methods = app.double.requests().map(({ method }) => method);
  expect(methods.slice(asked)).toEqual(['GET', 'GET', 'POST', 'GET']);
});

it('a cancellation in another process goes before what waits here', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  const cancelled = elsewhere(ana, 'POST', '/subscription/cancel');
  await expect.poll(() => announcedOf(ana)).toBe(1);
  const waiting = ana.askForPage(PIX);
  release();
  expect((await page)?.status).toBe(200);
  expect(refusalOf(await waiting)).toEqual(NOT_OPENED);
  expect(await cancelled).toMatchObject({ status: 200, body: { refunded: true } });
  expect(pagesOf(ana)).toBe(2);
  expect((await ana.askForPage(PIX)).status).toBe(200);
});

it('a cancellation that waits here refuses what comes in another process, until it has ended', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  const cancelled = ana.cancel();
  await expect.poll(() => announcedOf(ana)).toBe(1);
  expect(refusalOf(await pageElsewhere(ana))).toEqual(NOT_OPENED);
  release();
  await page;
  expect((await cancelled).status).toBe(200);
  expect((await pageElsewhere(ana)).status).toBe(200);
});

it('the end of a cancellation leaves another one announced', async () => {
  const ana = await app.buyerOf(PIX);
  await store(ana, 'another');
  expect((await ana.cancel()).status).toBe(200);
  expect(refusalOf(await ana.askForPage(PIX))).toEqual(NOT_OPENED);
  await expire(ana);
  await dropExpired(db, app.now());
  expect(await rowsOf(ana)).toEqual([]);
});

it('a deletion in another process refuses the pages that are asked for meanwhile', async () => {
  const ana = await app.buyerOf(PIX);
  const logged = app.logged().length;
  let removed: ReturnType<Buyer['call']> | undefined;
  const release = await app.hold('POST', '^/v1/refunds', () => {
    removed = elsewhere(ana, 'DELETE', '/account/delete', { password: PASSWORD });
  });
  expect(refusalOf(await ana.askForPage(PIX))).toEqual(NOT_OPENED);
  release();
  expect((await removed)?.status).toBe(200);
  expect(await rowsOf(ana)).toEqual([]);
  expect(app.logged().slice(logged)).not.toContain(LOST);
});

it('a change runs after the lease of a killed process has expired, and not before', async () => {
  const ana = await app.buyerOf(PIX);
  await store(ana, RUNNING);
  await store(ana, 'another');
  expect(refusalOf(await ana.askForPage(PIX))).toEqual(NOT_OPENED);
  const cancelled = ana.cancel();
  await expectWaiting();
  await expire(ana);
  expect((await cancelled).status).toBe(200);
  expect((await ana.askForPage(PIX)).status).toBe(200);
});

it('a change renews its lease while it runs, ends it, and logs that it was lost', async () => {
  const ana = await app.buyerOf(PIX);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { page, release } = await heldPage(ana);
    const cancelled = ana.cancel();
    await expect.poll(() => announcedOf(ana)).toBe(1);
    await expire(ana);
    vi.advanceTimersByTime(10_000);
    const renewed = async () => (await rowsOf(ana)).filter(({ expiresAt }) => expiresAt.getTime() > 0).length;
    await expect.poll(renewed).toBe(2);
    expect(app.logged()).not.toContain(LOST);
    await db.update(paymentLeases).set({ holder: 'another' }).where(eq(paymentLeases.id, RUNNING));
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => app.logged()).toContain(LOST);
    await db.delete(paymentLeases).where(eq(paymentLeases.holder, 'another'));
    release();
    expect((await page)?.status).toBe(200);
    expect((await cancelled).status).toBe(200);
    expect(await rowsOf(ana)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('a cancellation waits for minutes, and is announced no more when it gives up', async () => {
  const ana = await app.newBuyer();
  await store(ana, RUNNING);
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses += 1;
    if (pauses === 500) await expire(ana);
  };
  const lease = leaseFor({ db, log: app.log, exists: async () => true, pause });
  const place = { goesFirst: true, refusal: refuse('SUBSCRIPTION_CANCEL_FAILED') };
  const run = () => lease(ana.userId, place, async () => ({ ok: true, value: 'run' }))();
  expect(await run()).toEqual({ ok: true, value: 'run' });
  await store(ana, RUNNING);
  expect(await run()).toEqual(place.refusal);
  expect(await announcedOf(ana)).toBe(0);
});
