import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { asOperator, ownerFor } from '../../../access/operator.ts';
import { users } from '../../../db/schema/account.ts';
import { billingAccounts, paymentLeases } from '../../../db/schema/payment.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, startPaymentApp } from '../../../testing/payment-app.ts';
import { PASSWORD, refusalOf } from '../../../testing/test-app.ts';
import { billing } from '../billing.repository.ts';

const app = await openForFile(startPaymentApp());
const { db } = app.database;

const PIX = 'price_pix_premium_30';
const SESSION = '^/v1/checkout/sessions';
const NOT_OPENED = [502, 'CHECKOUT_SESSION_FAILED'];
const pagesOf = ({ userId }: Buyer) => app.double.lookUp(userId).sessions.length;

/** Asks for a page and lets Stripe's first answer wait. */
async function heldPage(person: Buyer) {
  let page: ReturnType<Buyer['askForPage']> | undefined;
  const release = await app.hold('GET', SESSION, () => {
    page = person.askForPage(PIX);
  });
  return { page, release };
}
const ask = (person: Buyer, count: number) => Array.from({ length: count }, () => person.askForPage(PIX));

it('a cancellation drops the payment pages that wait, and runs next', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  const waiting = ask(ana, 9);
  const cancelled = ana.cancel();
  expect((await Promise.all(waiting)).map(refusalOf)).toEqual(waiting.map(() => NOT_OPENED));
  release();
  expect((await page)?.status).toBe(200);
  expect(await cancelled).toMatchObject({ status: 200, body: { refunded: true } });
  expect(pagesOf(ana)).toBe(2);
  expect((await ana.askForPage(PIX)).status).toBe(200);
});

it('a change of plan that waits for a cancellation changes nothing', async () => {
  const ana = await app.buyerOf('price_essencial');
  let cancelled: ReturnType<Buyer['cancel']> | undefined;
  const release = await app.hold('POST', '^/v1/refunds', () => {
    cancelled = ana.cancel();
  });
  const change = await ana.call('POST', '/subscription/change', { planId: 'premium' });
  expect(refusalOf(change)).toEqual([502, 'SUBSCRIPTION_CHANGE_FAILED']);
  const resumed = await ana.call('POST', '/subscription/resume');
  expect(refusalOf(resumed)).toEqual([502, 'SUBSCRIPTION_RESUME_FAILED']);
  release();
  expect((await cancelled)?.body.refunded).toBe(true);
});

it('a request whose client goes away while it waits is dropped, and one that runs is carried out', async () => {
  const ana = await app.buyerOf(PIX);
  const leaving = new AbortController();
  const send = (priceId: string) =>
    fetch(`${app.address}/api/create-checkout-session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ana.token}` },
      body: JSON.stringify({ priceId, userId: ana.userId }),
      signal: leaving.signal,
    });
  const gone: Promise<unknown>[] = [];
  const release = await app.hold('GET', SESSION, () => gone.push(expect(send(PIX)).rejects.toThrow()));
  const arrived = once(app.server, 'request');
  gone.push(expect(send('price_pix_premium_365')).rejects.toThrow());
  await arrived;
  await ana.subscription();
  const logged = app.logged().length;
  leaving.abort();
  await Promise.all(gone);
  await expect.poll(() => app.logged().slice(logged)).toContain('"route":"/create-checkout-session"');
  release();
  await expect.poll(() => pagesOf(ana)).toBe(2);
  const ended = () =>
    app
      .logged()
      .slice(logged)
      .match(/"route":"\/create-checkout-session"/g);
  await expect.poll(ended).toHaveLength(2);
  expect(pagesOf(ana)).toBe(2);
});

it('a cancellation whose client goes away while it waits is carried out', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  const leaving = new AbortController();
  const cancelled = app.app.app.request('/api/subscription/cancel', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ana.token}` },
    body: '{}',
    signal: leaving.signal,
  });
  // Refused once the cancellation waits.
  expect(refusalOf(await ana.call('POST', '/subscription/resume'))).toEqual([502, 'SUBSCRIPTION_RESUME_FAILED']);
  leaving.abort();
  release();
  await page;
  expect((await cancelled).status).toBe(200);
  expect(await ana.plan()).toBe('free');
});

it('a deletion drops the payment pages that wait, and refuses those that are asked for meanwhile', async () => {
  const ana = await app.buyerOf(PIX);
  const { page, release } = await heldPage(ana);
  const waiting = ask(ana, 9);
  let removed: ReturnType<Buyer['call']> | undefined;
  const refund = await app.hold('POST', '^/v1/refunds', async () => {
    removed = ana.call('DELETE', '/account/delete', { password: PASSWORD });
    const dropped = await Promise.all(waiting);
    expect(dropped.map(refusalOf)).toEqual(waiting.map(() => NOT_OPENED));
    release();
  });
  expect((await page)?.status).toBe(200);
  expect(refusalOf(await ana.askForPage(PIX))).toEqual(NOT_OPENED);
  expect(pagesOf(ana)).toBe(2);
  refund();
  expect((await removed)?.status).toBe(200);
  await app.settle();
  expect(app.double.lookUp(ana.userId).customer).toBeNull();
  expect(app.double.lookUp(ana.userId).sessions.filter(({ status }) => status === 'open')).toEqual([]);
});

it('refuses a page whose body arrives after a large account was deleted, and buys nothing', async () => {
  const ana = await app.newBuyer();
  await db.execute(sql`
    insert into mood_entries (user_id, id, score, recorded_at, local_date, offset_minutes)
    select ${ana.userId}, 'entry-' || n, 3, ${new Date(app.now()).toISOString()}::timestamptz, '2026-03-14', -180
    from generate_series(1, 2500) n`);
  const sent = JSON.stringify({ priceId: PIX, userId: ana.userId });
  const body = new ReadableStream(
    {
      async pull(controller) {
        expect((await ana.call('DELETE', '/account/delete', { password: PASSWORD })).status).toBe(200);
        controller.enqueue(new TextEncoder().encode(sent));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const { status } = await app.app.app.request('/api/create-checkout-session', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // Without it, the body is read before the session is checked.
      'Content-Length': String(sent.length),
      Authorization: `Bearer ${ana.token}`,
    },
    body,
    duplex: 'half',
  });
  expect(await db.$count(users, eq(users.id, ana.userId))).toBe(1);
  expect(status).toBe(401);
  expect(app.double.lookUp(ana.userId)).toMatchObject({ customer: null, sessions: [] });
  expect(await db.$count(paymentLeases, eq(paymentLeases.userId, ana.userId))).toBe(0);
  // Not even if it is deleted in the middle of the change.
  await expect(
    billing.insert(db, ownerFor(asOperator(), ana.userId), 'cus_late', new Date(app.now())),
  ).rejects.toThrow();
  expect(await db.$count(billingAccounts, eq(billingAccounts.userId, ana.userId))).toBe(0);
});
