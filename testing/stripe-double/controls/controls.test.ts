import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, openSession, SECRET, type Started, sdkFor, start, startEndpoint, subscribed } from '../double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

const call = (path: string, body?: object, address = started.double.address) =>
  fetch(`${address}/_double/${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
const json = async (path: string, body?: object): Promise<unknown> => (await call(path, body)).json();

describe('the controls over HTTP', () => {
  it('do what a person, an operator, a bank and time do', async () => {
    const { stripe } = started;
    const { id: customer } = await stripe.customers.create({ metadata: { account: 'a1' } });
    const { id: session } = await openSession(stripe, customer, 'price_premium');
    expect(await json('pay', { session, method: 'card' })).toMatchObject({ paid: true });
    expect(await json('customers/a1')).toMatchObject({
      customer: { id: customer },
      subscriptions: [{ status: 'active' }],
      sessions: [{ id: session }],
      invoices: [{ status: 'paid' }],
      charges: [{ paid: true }],
    });
    await json('shift', { customer, seconds: 32 * DAY });
    const { data: charges } = await stripe.charges.list({ customer });
    const [first, second] = charges.map(({ id }) => id);
    expect(await json('refund', { charge: first, amount: 100 })).toMatchObject({ object: 'refund', amount: 100 });
    expect(await json('dispute', { charge: second })).toMatchObject({ object: 'dispute' });
    expect(await json('dispute-close', { charge: second, status: 'won' })).toMatchObject({ status: 'won' });
    const { data } = await stripe.subscriptions.list({ customer });
    expect(await json('cancel-now', { subscription: data[0]?.id })).toMatchObject({ status: 'canceled' });
    const { id: pix } = await openSession(stripe, customer, 'price_pix_premium_30');
    expect(await json('pay', { session: pix, method: 'pix', leave: true })).toMatchObject({ paid: false });
    expect(await json('pix', { session: pix, outcome: 'paid' })).toMatchObject({ payment_status: 'paid' });
    expect(await json('requests')).toContainEqual(expect.objectContaining({ path: '/v1/customers' }));
  });

  it('send webhooks', async () => {
    const endpoint = await startEndpoint();
    await json('webhooks', { url: endpoint.url, secret: SECRET, retryMs: 1 });
    await json('delivery', { mode: 'hold' });
    await subscribed(started);
    expect(await json('deliver', { order: 'random', seed: 7 })).toMatchObject([{ status: 200 }, {}, {}]);
    const events = (await json('events')) as { id: string }[];
    await json('delivery', { mode: 'normal', delayMs: 5, random: 3 });
    await json('resend', { id: events[0]?.id });
    await json('idle', {});
    expect(endpoint.received).toHaveLength(4);
    expect(await json('attempts')).toHaveLength(4);
    await endpoint.stop();
  });

  it('plan failures', async () => {
    await json('fail', { method: 'GET', path: '/v1/prices', times: 1, status: 429 });
    const prices = () => started.stripe.prices.list({}, { maxNetworkRetries: 0 });
    await expect(prices()).rejects.toMatchObject({ statusCode: 429 });
    expect((await prices()).data).toHaveLength(5);
  });

  it.each([
    ['shift', {}, 400],
    ['pay', { session: 'cs_test_0', method: 'card' }, 404],
    ['pix', { session: 'cs_test_0', outcome: 'maybe' }, 400],
    ['fail', { method: 'GET', path: '(', times: 1, status: 500 }, 400],
    ['unknown', {}, 404],
  ])('refuse %s with %j', async (path, body, status) => {
    expect((await call(path, body)).status).toBe(status);
  });
});

it('the numbers of a shift move everything of the customer, and nothing of another', async () => {
  const one = await subscribed(started);
  const other = await subscribed(started);
  started.double.shift({ customer: one.customer.id, seconds: 5 * DAY });
  const moved = await started.stripe.subscriptions.retrieve(one.subscription.id);
  expect(moved.start_date).toBe(one.subscription.start_date - 5 * DAY);
  expect(moved.items.data[0]?.current_period_end).toBe(one.item.current_period_end - 5 * DAY);
  expect(moved.items.data[0]?.price.created).toBe(one.item.price.created);
  const { data } = await started.stripe.charges.list({ customer: one.customer.id });
  expect(data[0]?.created).toBe(one.subscription.created - 5 * DAY);
  const same = await started.stripe.subscriptions.retrieve(other.subscription.id);
  expect(same).toEqual(other.subscription);
});

it('the process prints its address, sends webhooks and ends on a signal', async () => {
  const endpoint = await startEndpoint();
  const args = ['testing/stripe-double/main.ts', '--webhook-url', endpoint.url, '--webhook-secret', SECRET];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const address = line.replace('Stripe double: ', '');
  const stripe = sdkFor(address);
  const { id: customer } = await stripe.customers.create({});
  const { id: session } = await openSession(stripe, customer, 'price_premium');
  await call('pay', { session, method: 'card' }, address);
  await call('idle', {}, address);
  expect(endpoint.received).toHaveLength(3);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await endpoint.stop();
});
