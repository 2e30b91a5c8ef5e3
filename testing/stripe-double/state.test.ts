import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, openSession, start, subscribed } from './double.harness.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-double-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a process that is started again with the same state file knows what the first one did', async () => {
  const stateFile = join(folder, 'state.json');
  const first = await start({ stateFile });
  const { customer, subscription } = await subscribed(first);
  const params = { metadata: { account: 'a2' } };
  const other = await first.stripe.customers.create(params, { idempotencyKey: 'k1' });
  const session = await openSession(first.stripe, customer.id, 'price_pix_premium_30');
  await first.stop();

  const second = await start({ stateFile });
  expect(await second.stripe.customers.create(params, { idempotencyKey: 'k1' })).toEqual(other);
  const { url } = await second.stripe.checkout.sessions.retrieve(session.id);
  expect(url).toBe(`${second.double.address}/c/pay/${session.id}`);
  second.double.shift({ customer: customer.id, seconds: 32 * DAY });
  const renewed = await second.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
  await second.stop();
});
