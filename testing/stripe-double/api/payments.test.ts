import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSession, type Started, start, startEndpoint, subscribed } from '../double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

async function charged() {
  const { customer } = await subscribed(started);
  const { data } = await started.stripe.charges.list({ customer: customer.id });
  const [charge] = data;
  if (charge === undefined) throw new Error('No charge');
  return { charge, intent: String(charge.payment_intent), customer };
}
const lastType = (): string | undefined => started.double.events().at(-1)?.type;

describe('a refund', () => {
  it('takes a charge or a payment intent, in parts or whole', async () => {
    const { stripe } = started;
    const { charge, intent } = await charged();
    const part = await stripe.refunds.create({ charge: charge.id, amount: 490, metadata: { why: 'w' } });
    expect(part).toMatchObject({ status: 'succeeded', amount: 490, charge: charge.id, metadata: { why: 'w' } });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 490, refunded: false });
    const rest = await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' });
    expect(rest.amount).toBe(1000);
    const after = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] });
    expect(after).toMatchObject({ amount_refunded: 1490, refunded: true });
    expect(after.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    const listed = await stripe.refunds.list({ charge: charge.id });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect(lastType()).toBe('charge.refunded');
  });

  it('is refused twice, above the amount, for an unknown charge and while disputed', async () => {
    const { stripe, double } = started;
    const { charge } = await charged();
    const refund = (amount?: number) => stripe.refunds.create({ charge: charge.id, ...(amount && { amount }) });
    await expect(refund(1491)).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    await expect(stripe.refunds.create({ charge: 'ch_0' })).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 });
    double.dispute({ charge: charge.id });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
    const other = await charged();
    double.refund({ charge: other.charge.id });
    const again = stripe.refunds.create({ charge: other.charge.id });
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });
});

it('a dispute marks the charge and is won or lost', async () => {
  const { stripe, double } = started;
  const { charge } = await charged();
  const dispute = double.dispute({ charge: charge.id });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'needs_response', charge: charge.id });
  expect(lastType()).toBe('charge.dispute.created');
  double.closeDispute({ charge: charge.id, status: 'lost' });
  expect((await stripe.disputes.list({ charge: charge.id })).data).toMatchObject([{ status: 'lost' }]);
  expect(lastType()).toBe('charge.dispute.closed');
  expect(() => double.closeDispute({ charge: charge.id, status: 'won' })).toThrow('no open dispute');
});

it('a declined card leaves a failed charge and an open session', async () => {
  const { stripe, double } = started;
  const { id: customer } = await stripe.customers.create({});
  const { id } = await openSession(stripe, customer, 'price_premium');
  expect(double.pay({ session: id, method: 'card', card: '4000000000000002' }).paid).toBe(false);
  const { data } = await stripe.charges.list({ customer });
  expect(data).toMatchObject([{ paid: false, status: 'failed', failure_code: 'card_declined' }]);
  const intent = await stripe.paymentIntents.retrieve(String(data[0]?.payment_intent));
  expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } });
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  expect(double.events()).toEqual([]);
});

it('the invoice of a charge is found by its payment intent', async () => {
  const { stripe } = started;
  const { intent } = await charged();
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  const { data } = await stripe.invoicePayments.list({ payment });
  expect(data).toMatchObject([{ invoice: expect.stringMatching(/^in_/), status: 'paid' }]);
});

describe('the catalogue', () => {
  it('has the prices', async () => {
    const { stripe } = started;
    const price = await stripe.prices.retrieve('price_premium', { expand: ['product'] });
    expect(price).toMatchObject({
      unit_amount: 2990,
      currency: 'brl',
      recurring: { interval: 'month' },
      product: { name: 'Alento Premium' },
    });
    expect((await stripe.prices.list()).data).toHaveLength(5);
    await expect(stripe.prices.retrieve('price_0')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('has other prices if wanted', async () => {
    await started.stop();
    started = await start({ prices: [{ id: 'price_a', name: 'A', amount: 100, recurring: true }] });
    expect((await started.stripe.prices.list()).data).toMatchObject([{ id: 'price_a', unit_amount: 100 }]);
  });

  it('names the webhook endpoint without its secret', async () => {
    const { stripe, double } = started;
    expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
    const endpoint = await startEndpoint();
    double.webhooks({ url: endpoint.url, secret: 'whsec_x' });
    const { data } = await stripe.webhookEndpoints.list();
    expect(data).toMatchObject([{ url: endpoint.url, status: 'enabled' }]);
    expect(data[0]).not.toHaveProperty('secret');
    await endpoint.stop();
  });

  it('lists events of the last 30 days by type and time, newest first', async () => {
    const { stripe, double } = started;
    const { charge, customer } = await charged();
    double.refund({ charge: charge.id });
    const all = await stripe.events.list({ limit: 100 });
    expect(all.data.map(({ id }) => id)).toEqual(
      double
        .events()
        .map(({ id }) => id)
        .toReversed(),
    );
    const refunds = await stripe.events.list({ type: 'charge.refunded' });
    expect(refunds.data).toMatchObject([{ data: { object: { id: charge.id, amount_refunded: 1490 } } }]);
    const some = await stripe.events.list({ types: ['invoice.paid', 'charge.refunded'] });
    expect(some.data).toHaveLength(2);
    expect((await stripe.events.list({ created: { gt: charge.created + 60 } })).data).toEqual([]);
    expect((await stripe.events.list({ delivery_success: true })).data).toEqual([]);
    double.shift({ customer: customer.id, seconds: 31 * 86_400 });
    const kept = await stripe.events.list();
    expect(kept.data.map(({ type }) => type)).toEqual(['customer.subscription.updated', 'invoice.paid']);
  });
});
