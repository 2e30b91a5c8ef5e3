import { createPrivateKey } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPushDouble } from '../../../../../../testing/push-double/push-double.ts';
import { messageOf, SILENT } from '../push.harness.ts';
import { ApnsSender } from './apns-sender.ts';

let sender: ApnsSender;
const double = await startPushDouble();
afterAll(() => double.stop());
beforeEach(() => {
  sender = open();
});
const open = (timeoutMs = 10_000) => {
  const { keyFile, keyId, teamId, topic } = double.apns;
  const key = createPrivateKey(keyFile);
  const { tlsAddress: base, ca } = double;
  return new ApnsSender({ key, keyId, teamId, topic, log: SILENT, base, ca, timeoutMs });
};
afterEach(() => {
  sender.close();
  double.reset();
});

const ACCEPTED = { outcome: 'accepted' };
const LATER = { outcome: 'later', afterMs: null };

describe('ApnsSender', () => {
  it('sends texts, data, end and group of a message over one connection', async () => {
    const token = double.apns.register();
    const message = messageOf();
    const before = double.connections();
    for (let count = 0; count < 3; count += 1) expect(await sender.send(token, message)).toEqual(ACCEPTED);
    expect(double.received[0]).toMatchObject({
      platform: 'ios',
      target: token,
      protocol: 'HTTP/2',
      message: {
        ...message.data,
        tag: message.tag,
        aps: { alert: { title: message.title, body: message.body }, 'thread-id': message.tag },
      },
      headers: {
        'apns-push-type': 'alert',
        'apns-collapse-id': message.tag,
        'apns-expiration': String(Math.floor(message.expiresAt / 1000)),
        'apns-topic': double.apns.topic,
      },
    });
    expect(double.faults).toEqual([]);
    expect(double.connections() - before).toBe(1);
  });

  it('says that the token of a removed app, of another app, or of no app is gone', async () => {
    const [removed, foreign] = [double.apns.register(), double.apns.register()];
    double.apns.remove(removed);
    double.plan({ target: foreign, status: 400, body: { reason: 'DeviceTokenNotForTopic' } });
    for (const token of [removed, foreign, 'ab'.repeat(32), '../../1/apps', ''])
      expect(await sender.send(token, messageOf()), token).toEqual({ outcome: 'gone' });
    expect(double.requests().total).toBe(3);
  });

  it('says that APNs refuses other things, without removing the token', async () => {
    const token = double.apns.register();
    for (const [status, reason] of [
      [400, 'BadTopic'],
      [403, 'InvalidProviderToken'],
      [404, 'BadPath'],
      [413, 'PayloadTooLarge'],
    ] as const) {
      double.plan({ status, body: { reason }, times: 1 });
      expect((await sender.send(token, messageOf())).outcome, reason).toBe('refused');
    }
    const large = messageOf({ body: 'a'.repeat(4_100) });
    expect(await sender.send(token, large)).toEqual({ outcome: 'refused', status: 413 });
    const expired = messageOf({ expiresAt: Date.now() - 1 });
    expect(await sender.send(token, expired)).toEqual({ outcome: 'refused', status: 0 });
  });

  it('has the result later after the deadline', async () => {
    const hasty = open(500);
    double.plan({ delayMs: 3_000 });
    expect(await hasty.send(double.apns.register(), messageOf())).toEqual(LATER);
    hasty.close();
  });

  it('waits after 429, 5xx and a dropped connection', async () => {
    const token = double.apns.register();
    double.plan({ status: 500, body: { reason: 'InternalServerError' }, times: 1 });
    expect(await sender.send(token, messageOf())).toEqual(LATER);
    double.plan({ drop: true, times: 1 });
    expect(await sender.send(token, messageOf())).toEqual(LATER);
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
    double.plan({ status: 429, headers: { 'retry-after': '5' }, times: 1 });
    expect(await sender.send(token, messageOf())).toEqual({ outcome: 'later', afterMs: 5_000 });
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
    expect(double.requests().total).toBe(5);
  });

  it('signs another provider token before the old one is an hour old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = double.apns.register();
    for (let quarter = 0; quarter < 12; quarter += 1) {
      expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
      vi.setSystemTime(Date.now() + 15 * 60_000);
    }
    expect(double.faults).toEqual([]);
  });

  it('signs another provider token if Apple calls it expired, unless it is new', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = double.apns.register();
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
    vi.setSystemTime(Date.now() + 30 * 60_000);
    double.apns.expireTokens();
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
    vi.setSystemTime(Date.now() + 60_000);
    double.apns.expireTokens();
    expect(await sender.send(token, messageOf())).toEqual({ outcome: 'refused', status: 403 });
  });
});
