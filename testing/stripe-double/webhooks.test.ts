import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECRET, type Started, start, startEndpoint, subscribed } from './double.harness.ts';

let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
let started: Started;
const types = (): (string | undefined)[] => endpoint.received.map(({ event }) => event?.type);
const MADE = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];

async function startWith(statuses: number[] = []): Promise<void> {
  endpoint = await startEndpoint(statuses);
  started = await start({ webhook: { url: endpoint.url, secret: SECRET, retryMs: 1 } });
}
beforeEach(() => startWith());
afterEach(async () => {
  await started.stop();
  await endpoint.stop();
});

describe('webhooks', () => {
  it('arrive with a signature that the SDK verifies', async () => {
    await subscribed(started);
    await started.double.idle();
    expect(types().toSorted()).toEqual(MADE.toSorted());
    expect(endpoint.received.map(({ refused }) => refused)).toEqual([undefined, undefined, undefined]);
  });

  it('are sent again until they are accepted, five times at most', async () => {
    await started.stop();
    await endpoint.stop();
    await startWith(Array.from({ length: 100 }, () => 500));
    await subscribed(started);
    await started.double.idle();
    expect(endpoint.received).toHaveLength(15);
  });

  it('are held and then sent in the order and as often as wanted', async () => {
    const { double } = started;
    double.delivery({ mode: 'hold' });
    await subscribed(started);
    await double.idle();
    expect(endpoint.received).toEqual([]);
    await double.deliver({ order: 'reverse', times: 2 });
    expect(types()).toEqual([...MADE.toReversed(), ...MADE.toReversed()]);
    expect(await double.deliver({ order: 'as-made' })).toEqual([]);
  });

  it('come late, each after a wait that its seed decides', async () => {
    started.double.delivery({ mode: 'normal', delayMs: 300, random: 4 });
    await subscribed(started);
    expect(endpoint.received.length).toBeLessThan(3);
    await started.double.idle();
    expect(types().toSorted()).toEqual(MADE.toSorted());
    expect(types()).not.toEqual(MADE);
  });

  it('are sent twice, or once with a wrong signature', async () => {
    const { double } = started;
    double.delivery({ mode: 'twice' });
    await subscribed(started);
    await double.idle();
    expect(endpoint.received).toHaveLength(6);
    double.delivery({ mode: 'wrong-signature' });
    const [event] = double.events();
    await double.resend({ id: event?.id ?? '' });
    expect(endpoint.received.at(-1)?.refused).toMatch(/signature/i);
    double.delivery({ mode: 'normal' });
    await double.resend({ id: event?.id ?? '' });
    expect(endpoint.received.at(-1)?.event?.id).toBe(event?.id);
  });
});
