import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { KEYS, messageOf, startWebPush, targetOf } from '../push.harness.ts';

const started = await startWebPush();
afterAll(() => started.stop());
afterEach(() => {
  expect(started.double.faults).toEqual([]);
  started.double.reset();
});

describe('WebPushSender', () => {
  it.each(['chrome', 'firefox', 'safari', 'edge'] as const)(
    'sends what a subscription of %s can decrypt, with and without TLS',
    async (browser) => {
      const { double, sender } = started;
      for (const tls of [false, true]) {
        const subscription = double.subscribe(browser, { applicationServerKey: KEYS.publicKey, tls });
        const message = messageOf({ body: 'Olá, Zoé! 🌱' });
        expect(await sender.send(targetOf(subscription), message)).toEqual({ outcome: 'accepted' });
        const got = double.received.at(-1);
        const protocol = tls ? 'HTTP/2' : 'HTTP/1.1';
        expect(got).toMatchObject({ platform: browser, target: subscription.endpoint, protocol, message });
        expect(got?.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
        // A keyed hash: the service must not learn what the message is about.
        expect(got?.headers.topic).toMatch(/^[A-Za-z0-9_-]{32}$/);
        expect(Number(got?.headers.ttl)).toBeGreaterThan(3590);
      }
    },
  );

  it('says that a subscription with unusable keys is gone, and sends nothing', async () => {
    const { double, sender } = started;
    const target = { ...targetOf(double.subscribe('chrome')), p256dh: 'AAAA' };
    expect(await sender.send(target, messageOf())).toEqual({ outcome: 'gone' });
    expect(double.requests().total).toBe(0);
  });

  it('sends nothing to an address that isn’t allowed, and no expired or oversized message', async () => {
    const { double, sender } = started;
    const target = targetOf(double.subscribe('chrome'));
    const nothing = { outcome: 'refused', status: 0 };
    expect(await sender.send({ ...target, endpoint: 'https://10.0.0.1/push' }, messageOf())).toEqual(nothing);
    expect(await sender.send(target, messageOf({ expiresAt: Date.now() - 1000 }))).toEqual(nothing);
    const large = messageOf({ body: 'a'.repeat(4000) });
    expect(await sender.send(target, large)).toEqual({ outcome: 'refused', status: 413 });
    expect(double.requests().total).toBe(0);
  });

  it('doesn’t follow redirects', async () => {
    const { double, sender } = started;
    const [first, second] = [double.subscribe('chrome'), double.subscribe('chrome')];
    double.plan({ target: first.endpoint, status: 307, headers: { location: second.endpoint } });
    expect(await sender.send(targetOf(first), messageOf())).toEqual({ outcome: 'refused', status: 307 });
    expect(double.received.map(({ target }) => target)).toEqual([first.endpoint]);
  });

  it('signs one token for an origin until shortly before it expires', async () => {
    const { double, sender, stop } = await startWebPush();
    const target = targetOf(double.subscribe('chrome'));
    const sign = vi.spyOn((await import('web-push')).default, 'getVapidHeaders');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const hours of [0, 5, 5.9, 0.2]) {
        vi.setSystemTime(Date.now() + hours * 3_600_000);
        expect(await sender.send(target, messageOf())).toEqual({ outcome: 'accepted' });
      }
      expect(sign).toHaveBeenCalledTimes(2);
    } finally {
      sign.mockRestore();
      vi.useRealTimers();
      await stop();
    }
  });
});
