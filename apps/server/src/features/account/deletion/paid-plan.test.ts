import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountingRecords } from '../../../db/schema/my-data.ts';
import { paymentEvents } from '../../../db/schema/payment.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Buyer, startPaymentApp } from '../../../testing/payment-app.ts';
import { DAY, PASSWORD } from '../../../testing/test-app.ts';
import { dropExpired } from '../../upkeep/upkeep.jobs.ts';

const app = await openForFile(startPaymentApp());

const remove = (person: Buyer) => person.call('DELETE', '/account/delete', { password: PASSWORD });
const recordsOf = (charge: string) =>
  app.database.db
    .select()
    .from(accountingRecords)
    .where(eq(accountingRecords.chargeId, charge))
    .orderBy(asc(accountingRecords.paidAt));
/** What the double still has of an account whose customer may be deleted. */
const charges = (person: Buyer) => app.double.lookUp(person.userId).charges;
const subscriptions = (person: Buyer) => app.double.lookUp(person.userId).subscriptions;

describe('DELETE /account/delete with a plan', () => {
  it('refunds a purchase within 7 days, ends it, and keeps an accounting record without the account', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(7);
    const customer = ana.customer();
    const charge = charges(ana)[0];
    const { status, body } = await remove(ana);
    expect([status, body.deletedData.plans, body.deletedData.payments]).toEqual([200, 1, 1]);
    expect(charges(ana)[0]).toMatchObject({ refunded: true, amount_refunded: 2990 });
    expect(subscriptions(ana)[0]?.status).toBe('canceled');
    await app.settle();
    expect(app.double.lookUp(ana.userId).customer).toBeNull();
    const records = await recordsOf(charge?.id ?? '');
    expect(records).toMatchObject([
      { planId: 'premium', method: 'card', period: 'month', amountCents: 2990, refundedCents: 2990 },
    ]);
    const { paidAt, keptUntil } = records[0] ?? { paidAt: new Date(), keptUntil: new Date() };
    expect(keptUntil.getTime() - paidAt.getTime()).toBeGreaterThan(5 * 365 * DAY);
    const dump = await dumpDatabase(app.database.db);
    for (const gone of [ana.userId, customer]) expect(dump).not.toContain(gone);
  });

  it('keeps the accounting record for 5 years', async () => {
    const ana = await app.buyerOf('price_pix_essencial_30');
    const charge = charges(ana)[0]?.id ?? '';
    await remove(ana);
    const { db } = app.database;
    await dropExpired(db, Date.parse('2031-03-14T12:00:00Z'));
    expect(await recordsOf(charge)).toHaveLength(1);
    await dropExpired(db, Date.parse('2031-03-15T12:00:00Z'));
    expect(await recordsOf(charge)).toEqual([]);
  });

  it('ends a later subscription at once without a refund, so that nothing is charged any more', async () => {
    const ana = await app.buyerOf('price_essencial');
    await ana.waitDays(20);
    const [charge] = charges(ana);
    expect((await remove(ana)).status).toBe(200);
    expect(charges(ana)[0]?.refunded).toBe(false);
    expect(subscriptions(ana)[0]?.status).toBe('canceled');
    expect(await recordsOf(charge?.id ?? '')).toMatchObject([{ amountCents: 1490, refundedCents: 0 }]);
  });

  it('deletes nothing and gives the reason if the refund fails', async () => {
    const ana = await app.newBuyer();
    await ana.call('POST', '/mood-entries', { score: 3, note: 'fica' });
    await ana.buy('price_premium');
    app.double.fail({ method: 'POST', path: '/v1/refunds', times: 1, status: 402 });
    const { status, body } = await remove(ana);
    expect([status, body.errorCode]).toEqual([502, 'ACCOUNT_DELETE_FAILED']);
    expect(body.details).toEqual([{ path: 'refund', message: expect.stringContaining('não pôde ser devolvido') }]);
    expect((await ana.call('GET', '/mood-entries')).body).toMatchObject([{ note: 'fica' }]);
    expect(await ana.subscription()).toMatchObject({ planId: 'premium', status: 'active' });
    expect(subscriptions(ana)[0]?.status).toBe('active');
    expect((await remove(ana)).status).toBe(200);
    expect(charges(ana)[0]?.refunded).toBe(true);
  });

  it('deletes nothing if Stripe does not end the subscription', async () => {
    const ana = await app.buyerOf('price_premium');
    await ana.waitDays(12);
    app.double.fail({ method: 'DELETE', path: '/v1/subscriptions', times: 3, status: 500 });
    const { status, body } = await remove(ana);
    expect([status, body.details?.[0]?.path]).toEqual([502, 'subscription']);
    expect(await ana.plan()).toBe('premium');
    expect((await remove(ana)).status).toBe(200);
    expect(subscriptions(ana)[0]?.status).toBe('canceled');
  });

  it('closes the open payment page, so that it can’t be paid any more', async () => {
    const ana = await app.newBuyer();
    const session = await ana.openCheckout('price_premium');
    expect((await remove(ana)).status).toBe(200);
    expect(() => app.double.pay({ session, method: 'card' })).toThrow(/expired/);
  });

  it('refunds and ends what was bought while the account was deleted', async () => {
    const ana = await app.buyerOf('price_pix_premium_30');
    await ana.waitDays(40);
    const session = await ana.openCheckout('price_premium');
    const since = app.now();
    app.setNow(since + 5000);
    app.double.pay({ session, method: 'card' });
    const [earlier, late] = charges(ana).toSorted((a, b) => a.created - b.created);
    // The job that the deletion has enqueued.
    await app.runJob('forget-customer', { customerId: ana.customer(), since });
    const refunded = app.double.events().filter(({ type }) => type === 'charge.refunded');
    const ids = refunded.map(({ data }) => (data.object as { id: string }).id);
    expect([ids.includes(late?.id ?? ''), ids.includes(earlier?.id ?? '')]).toEqual([true, false]);
    expect(subscriptions(ana)[0]?.status).toBe('canceled');
    expect(app.double.lookUp(ana.userId).customer).toBeNull();
  });

  it('forgets the customer later if Stripe does not answer, by a job that knows the customer only', async () => {
    const ana = await app.newBuyer();
    await ana.openCheckout('price_premium');
    const customer = ana.customer();
    expect((await remove(ana)).status).toBe(200);
    const job = app.jobs.find(({ name }) => name === 'forget-customer');
    expect(job?.payload).toEqual({ customerId: customer, since: app.now() });
    app.double.fail({ method: 'DELETE', path: '/v1/customers', times: 3, status: 500 });
    const run = () => app.runJob('forget-customer', job?.payload);
    await expect(run()).rejects.toThrow();
    await run();
    await run();
    expect(app.double.lookUp(ana.userId).customer).toBeNull();
  });

  it('ignores the webhooks that arrive after the deletion', async () => {
    const ana = await app.buyerOf('price_premium');
    const before = app.logged().length;
    await remove(ana);
    await app.settle();
    const events = await app.database.db.select().from(paymentEvents);
    expect(events.filter(({ processedAt }) => processedAt === null)).toEqual([]);
    expect(await dumpDatabase(app.database.db)).not.toContain(ana.userId);
    expect(app.logged().slice(before)).not.toMatch(/"level":(50|60)/);
  });
});
