import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageOf, startWebPush, targetOf } from '../push.harness.ts';
import { guardedLookup } from './guarded-lookup.ts';

type Started = Awaited<ReturnType<typeof startWebPush>>;

let started: Started | undefined;
async function start(...options: Parameters<typeof startWebPush>): Promise<Started> {
  started = await startWebPush(...options);
  return started;
}
afterEach(async () => {
  vi.useRealTimers();
  await started?.stop();
});

const ACCEPTED = { outcome: 'accepted' };
const LATER = { outcome: 'later', afterMs: null };

describe('WebPushSender, when a service fails', () => {
  it('waits by Retry-After without asking again, for this origin only', async () => {
    const { double, sender } = await start();
    const [plain, tls] = [double.subscribe('firefox'), double.subscribe('firefox', { tls: true })];
    double.plan({ status: 503, headers: { 'retry-after': '60' }, times: 1 });
    expect(await sender.send(targetOf(plain), messageOf())).toEqual({ outcome: 'later', afterMs: 60_000 });
    const again = await sender.send(targetOf(double.subscribe('chrome')), messageOf());
    expect(again.outcome === 'later' && again.afterMs).toBeGreaterThan(50_000);
    expect(double.requests().total).toBe(1);
    expect(await sender.send(targetOf(tls), messageOf())).toEqual(ACCEPTED);
  });

  it('has the result later after the deadline', async () => {
    const { double, sender } = await start({}, { timeoutMs: 500 });
    double.plan({ delayMs: 3_000 });
    expect(await sender.send(targetOf(double.subscribe('chrome')), messageOf())).toEqual(LATER);
  });

  it('has the result later when the connection is dropped', async () => {
    const { double, sender } = await start();
    const target = targetOf(double.subscribe('chrome'));
    double.plan({ drop: true, times: 1 });
    expect(await sender.send(target, messageOf())).toEqual(LATER);
    expect(await sender.send(target, messageOf())).toEqual(ACCEPTED);
  });

  it('closes a connection that isn’t used for a minute, and opens another when it is needed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { double, sender } = await start();
    const target = targetOf(double.subscribe('chrome', { tls: true }));
    const sent = async () => {
      expect(await sender.send(target, messageOf())).toEqual(ACCEPTED);
      return double.connections();
    };
    expect(await sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(await sent()).toBe(2);
  });

  it('keeps to the limit of streams of the peer, over no more connections than that needs', async () => {
    const { double, sender } = await start({ maxConcurrentStreams: 7 });
    const target = targetOf(double.subscribe('chrome', { tls: true }));
    double.plan({ delayMs: 10 });
    const results = await Promise.all(Array.from({ length: 100 }, () => sender.send(target, messageOf())));
    expect(results.every(({ outcome }) => outcome === 'accepted')).toBe(true);
    expect(double.connections()).toBeLessThanOrEqual(Math.ceil(100 / 7));
    expect(double.requests().mostAtOnce).toBeLessThanOrEqual(7 * double.connections());
  });

  it('opens at most 100 streams on a connection, even if the peer allows more', async () => {
    const { double, sender } = await start({ maxConcurrentStreams: 1_000 });
    const target = targetOf(double.subscribe('chrome', { tls: true }));
    expect(await sender.send(target, messageOf())).toEqual(ACCEPTED);
    double.plan({ delayMs: 50 });
    await Promise.all(Array.from({ length: 150 }, () => sender.send(target, messageOf())));
    expect(double.requests().mostAtOnce).toBeLessThanOrEqual(100 * double.connections());
    expect(double.connections()).toBe(2);
  });

  it('speaks HTTP/1.1 to a service that offers nothing else, with and without TLS', async () => {
    const { double, sender } = await start({ http1Only: true });
    for (const tls of [false, true]) {
      const target = targetOf(double.subscribe('edge', { tls }));
      for (let count = 0; count < 5; count += 1) expect(await sender.send(target, messageOf())).toEqual(ACCEPTED);
    }
    expect(new Set(double.received.map(({ protocol }) => protocol))).toEqual(new Set(['HTTP/1.1']));
    // Not one for each of the ten messages.
    expect(double.connections()).toBeLessThanOrEqual(4);
  });

  it('doesn’t connect to a name that resolves to a private address, whatever it resolved to before', async () => {
    const answers = ['8.8.8.8', '127.0.0.1'];
    const hosts: string[] = [];
    const lookup = guardedLookup((host, done) => {
      hosts.push(host);
      done(null, [{ address: answers[1] ?? '', family: 4 }]);
    });
    const { double, sender } = await start({}, { lookup });
    const target = { ...targetOf(double.subscribe('chrome')), endpoint: 'https://rebind.example/push' };
    expect(sender.accepts(target.endpoint)).toBe(true);
    expect(await sender.send(target, messageOf())).toEqual(LATER);
    expect(hosts).toEqual(['rebind.example']);
    expect(double.connections()).toBe(0);
  });

  it('doesn’t trust a certificate of an unknown authority', async () => {
    const other = await startWebPush();
    const { double, sender } = await start({}, { ca: other.double.ca });
    await other.stop();
    expect(await sender.send(targetOf(double.subscribe('chrome', { tls: true })), messageOf())).toEqual(LATER);
    expect(double.requests().total).toBe(0);
  });
});
