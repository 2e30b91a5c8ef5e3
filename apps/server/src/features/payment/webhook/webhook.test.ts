import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentEvents, payments, userPlans } from '../../../db/schema/payment.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { startPaymentApp } from '../../../testing/payment-app.ts';

const app = await openForFile(startPaymentApp());

const PATH = '/webhooks/stripe';
const SDK = new Stripe('sk_test_unused');
const signed = (payload: string, { secret = 'whsec_double', at = app.now() } = {}) => ({
  'Stripe-Signature': SDK.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) }),
});
const storedEvents = () => app.database.db.select().from(paymentEvents);
const rowsOf = async (userId: string) => ({
  plans: await app.database.db.select().from(userPlans).where(eq(userPlans.userId, userId)).orderBy(userPlans.id),
  payments: await app.database.db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.id),
});

describe('POST /webhooks/stripe', () => {
  const eventOf = (id: string, type: string, object: object): string =>
    JSON.stringify({ id, object: 'event', type, data: { object } });
  const event = eventOf('evt_unknown', 'invoice.paid', { object: 'invoice', id: 'in_1', customer: 'cus_other' });

  it('refuses a wrong, an old and a missing signature, and a changed body', async () => {
    const old = app.now() - 301_000;
    for (const headers of [
      signed(event, { secret: 'whsec_other' }),
      signed(event, { at: old }),
      {},
      signed(`${event} `),
    ]) {
      const { status, body } = await app.call('POST', PATH, { raw: event, headers });
      expect([status, body.errorCode]).toEqual([400, 'WEBHOOK_SIGNATURE_INVALID']);
    }
    expect(await storedEvents()).toEqual([]);
  });

  it('refuses bodies that are no event, signed or not', async () => {
    const bodies = [
      'no JSON',
      'null',
      '[]',
      '{}',
      '{"id":"evt_1","type":"invoice.paid"}',
      event.replace('evt_unknown', 'e\\u0000'),
    ];
    for (const raw of bodies) {
      for (const headers of [signed(raw), { 'Stripe-Signature': 't=1,v1=' }]) {
        expect((await app.call('POST', PATH, { raw, headers })).status).toBe(400);
      }
    }
    expect(await storedEvents()).toEqual([]);
  });

  it('stores an event once, without a word about the person, and processes it by a job', async () => {
    const ana = await app.newBuyer();
    app.double.delivery({ mode: 'twice' });
    await ana.buy('price_premium');
    app.double.delivery({ mode: 'normal' });
    const stored = await storedEvents();
    const types = app.double.events().map(({ type }) => type);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
    expect(types).toContain('invoice.paid');
    expect(stored.every(({ processedAt }) => processedAt !== null)).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(ana.userId);
  });

  it('answers and forgets types that change no plan', async () => {
    const other = eventOf('evt_2', 'customer.created', {});
    expect((await app.call('POST', PATH, { raw: other, headers: signed(other) })).status).toBe(200);
    expect((await storedEvents()).map(({ id }) => id)).not.toContain('evt_2');
  });

  it('changes nothing for a customer that is unknown or belongs to another account', async () => {
    const ana = await app.newBuyer();
    await ana.openCheckout('price_premium');
    const bia = await app.newBuyer();
    await bia.openCheckout('price_premium');
    const before = await rowsOf(ana.userId);
    const subscription = { object: 'subscription', customer: 'cus_missing' };
    const forged = eventOf('evt_forged', 'customer.subscription.created', subscription);
    await app.call('POST', PATH, { raw: forged, headers: signed(forged) });
    await app.runJobs();
    expect(await rowsOf(ana.userId)).toEqual(before);
  });
});

describe('an event whose job failed', () => {
  it('is processed later, and the plan opens', async () => {
    const ana = await app.newBuyer();
    const session = await ana.openCheckout('price_premium');
    app.double.pay({ session, method: 'card' });
    await app.double.idle();
    // The SDK tries each call three times.
    app.double.fail({ method: 'GET', path: '/v1/subscriptions', times: 3 * app.jobs.length, status: 500 });
    while (app.jobs.length > 0) await app.runJobs().catch(() => undefined);
    expect(await ana.plan()).toBe('free');
    await app.runJob('take-up-payment-events');
    expect(app.jobs).toEqual([]);
    app.setNow(app.now() + 60_000);
    await app.runJob('take-up-payment-events');
    await app.runJobs();
    expect(await ana.plan()).toBe('premium');
  });
});
