import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPushDouble } from '../../../../../../testing/push-double/push-double.ts';
import { messageOf, SILENT } from '../push.harness.ts';
import { FcmSender } from './fcm-sender.ts';
import type { ServiceAccount } from './service-account.ts';

let sender: FcmSender;
beforeEach(() => {
  sender = open();
});
const open = (timeoutMs = 5_000) => {
  const account = JSON.parse(double.fcm.account.file) as ServiceAccount;
  return new FcmSender({ account, log: SILENT, base: double.address, timeoutMs });
};
const double = await startPushDouble();
afterAll(() => double.stop());
afterEach(() => double.reset());

const ACCEPTED = { outcome: 'accepted' };
const LATER = { outcome: 'later', afterMs: null };

describe('FcmSender', () => {
  it('sends texts, data, lifetime and group of a message, with one access token for many messages', async () => {
    const token = double.fcm.register();
    const message = messageOf({ expiresAt: Date.now() + 90_500 });
    for (let count = 0; count < 3; count += 1) expect(await sender.send(token, message)).toEqual(ACCEPTED);
    expect(double.received[0]).toMatchObject({
      platform: 'android',
      target: token,
      message: {
        notification: { title: message.title, body: message.body },
        data: { ...message.data, tag: message.tag },
        android: { ttl: '90s', priority: 'HIGH', collapse_key: message.tag, notification: { tag: message.tag } },
      },
    });
    expect(double.faults).toEqual([]);
    expect(double.requests().total).toBe(4);
  });

  it('names the neutral icon in discreet mode', async () => {
    const token = double.fcm.register();
    const message = messageOf();
    for (const discreet of ['0', '1']) await sender.send(token, { ...message, data: { ...message.data, discreet } });
    const androidMessages = double.received.map(
      ({ message: sent }) => (sent as { android: { notification: unknown } }).android,
    );
    expect(androidMessages.map(({ notification }) => notification)).toEqual([
      { tag: message.tag },
      { tag: message.tag, icon: 'ic_notification_neutral' },
    ]);
    expect(double.faults).toEqual([]);
  });

  it('sends one request for a token if many messages are sent at once', async () => {
    const token = double.fcm.register();
    await Promise.all(Array.from({ length: 30 }, () => sender.send(token, messageOf())));
    expect(double.requests().total).toBe(31);
  });

  it('says that the token of a removed app or of another project is gone', async () => {
    const [removed, foreign] = [double.fcm.register(), double.fcm.register()];
    double.fcm.remove(removed);
    expect(await sender.send(removed, messageOf())).toEqual({ outcome: 'gone' });
    const details = [
      { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'SENDER_ID_MISMATCH' },
    ];
    double.plan({ status: 403, body: { error: { status: 'PERMISSION_DENIED', details } } });
    expect(await sender.send(foreign, messageOf())).toEqual({ outcome: 'gone' });
  });

  it('says that FCM refuses what it calls invalid', async () => {
    expect(await sender.send('no-token', messageOf())).toEqual({ outcome: 'refused', status: 400 });
    const reserved = messageOf({ data: { from: 'x' } });
    expect(await sender.send(double.fcm.register(), reserved)).toEqual({ outcome: 'refused', status: 400 });
    const expired = messageOf({ expiresAt: Date.now() - 2_000 });
    expect(await sender.send(double.fcm.register(), expired)).toEqual({ outcome: 'refused', status: 0 });
  });

  it('waits after 429 and 503, by Retry-After if there is one', async () => {
    const token = double.fcm.register();
    double.plan({ status: 429, headers: { 'retry-after': '30' }, times: 1 });
    expect(await sender.send(token, messageOf())).toEqual({ outcome: 'later', afterMs: 30_000 });
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
    sender = open();
    double.plan({ status: 503, times: 1 });
    expect(await sender.send(token, messageOf())).toEqual(LATER);
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
  });

  it('has the result later after the deadline and without a connection', async () => {
    const token = double.fcm.register();
    double.plan({ drop: true, times: 1 });
    expect(await sender.send(token, messageOf())).toEqual(LATER);
    double.plan({ delayMs: 3_000 });
    expect(await open(500).send(token, messageOf())).toEqual(LATER);
  });

  it('asks for another access token if FCM refuses one, once', async () => {
    const token = double.fcm.register();
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
    double.fcm.account.withdrawTokens();
    expect(await sender.send(token, messageOf())).toEqual(ACCEPTED);
    double.reset();
    double.plan({ status: 401 });
    expect(await sender.send(token, messageOf())).toEqual({ outcome: 'refused', status: 401 });
    expect(double.received).toHaveLength(2);
  });
});
