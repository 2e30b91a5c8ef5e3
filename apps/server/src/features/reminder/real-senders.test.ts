import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notificationText } from '@alento/domain/reminder/notification-texts.copy';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '../../../../../testing/push-double/exchange.ts';
import type { PushDouble } from '../../../../../testing/push-double/push-double.ts';
import { startPushDouble } from '../../../../../testing/push-double/push-double.ts';
import { waitingPushes } from '../../db/schema/reminder.ts';
import { openPush } from '../../integrations/push/open-push.ts';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { HOUR, MINUTE, type Person, startTestApp } from '../../testing/test-app.ts';
import { register, schedule } from './reminder.harness.ts';

const BROWSERS = ['chrome', 'firefox', 'safari', 'edge'] as const;
const PLATFORMS = [...BROWSERS, 'android', 'ios'] as const;
const ZONE = 'America/Sao_Paulo';

const folder = await folderForFile();
const double = await startPushDouble();
afterAll(() => double.stop());
const [account, key] = [join(folder, 'account.json'), join(folder, 'key.p8')];
await writeFile(account, double.fcm.account.file);
await writeFile(key, double.apns.keyFile);
const startApp = () =>
  startTestApp(
    {
      PUSH_ALLOWED_ORIGINS: double.address,
      PRIVACY_CONTACT: 'privacidade@alento.example',
      ...{ FCM_SERVICE_ACCOUNT: account, FCM_API_BASE: double.address },
      ...{ APNS_KEY: key, APNS_KEY_ID: double.apns.keyId, APNS_TEAM_ID: double.apns.teamId },
      ...{ APNS_TOPIC: double.apns.topic, APNS_API_BASE: double.tlsAddress },
    },
    { openPush: (config, keyRing, log) => openPush(config, keyRing, log, double.ca) },
  );
const app = await openForFile(startApp());
/** The senders read the real clock, because services do: so the app's clock starts at the real time. */
let start: number;
beforeEach(() => {
  double.reset();
  start = Math.ceil(Date.now() / MINUTE) * MINUTE;
  app.setNow(start);
});

/** Registers a device of each platform, as it would register itself. Returns their targets by device id. */
async function registerAll(person: Person): Promise<Map<string, string>> {
  const { publicKey } = (await person.call('GET', '/push-notifications/key')).body;
  const targets = new Map<string, string>();
  for (const platform of PLATFORMS) {
    const id = `aparelho-${platform}`;
    if (platform === 'android' || platform === 'ios') {
      const token = double[platform === 'ios' ? 'apns' : 'fcm'].register();
      targets.set(id, token);
      const answer = await register(person, id, { platform, isCapacitor: true, subscription: { token } });
      expect(answer.status, platform).toBe(200);
    } else {
      const subscription = double.subscribe(platform, { applicationServerKey: publicKey });
      targets.set(id, subscription.endpoint);
      const answer = await register(person, id, { platform: 'web', subscription });
      expect(answer.status, platform).toBe(200);
    }
  }
  return targets;
}

/** The time of day in the person's zone, HH:MM. */
const timeAt = (ms: number): string =>
  new Date(ms).toLocaleTimeString('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** Sends a reminder that is due in two minutes. Returns when it was due. */
async function remind(person: Person, settings: object = {}): Promise<number> {
  const dueAt = start + 2 * MINUTE;
  await schedule(person, { evening: timeAt(dueAt), ...settings });
  app.setNow(dueAt);
  await app.app.reminders.runOnce();
  return dueAt;
}

const deviceIds = async (person: Person): Promise<string[]> =>
  (await person.call('GET', '/push-notifications/devices')).body.map(({ id }: { id: string }) => id).sort();

/** What a device gets of a message, whatever its platform. */
function displayedMessage(platform: Platform, message: unknown): { title: unknown; body: unknown; data: unknown } {
  // biome-ignore lint/suspicious/noExplicitAny: each service has a form of its own, which the test compares
  const any = message as any;
  if (platform === 'android') {
    const { tag: _tag, ...data } = any.data;
    return { ...any.notification, data };
  }
  if (platform === 'ios') {
    const { aps, tag: _tag, ...data } = any;
    return { ...aps.alert, data };
  }
  const { title, body, data } = any;
  return { title, body, data };
}

/** When a service drops a message, s epoch. */
function expiryOf({ platform, headers, message, at }: PushDouble['received'][number]): number {
  if (platform === 'ios') return Number(headers['apns-expiration']);
  // biome-ignore lint/suspicious/noExplicitAny: FCM has its lifetime in the message
  const ttl = platform === 'android' ? (message as any).android.ttl : headers.ttl;
  return Math.floor(at / 1000) + Number.parseInt(ttl, 10);
}

describe('reminders through the real senders', () => {
  it('reach browsers of four makers and both apps, with the same text, data and expiry', async () => {
    const person = await app.newPerson();
    const targets = await registerAll(person);
    const dueAt = await remind(person);
    expect(double.faults).toEqual([]);
    expect(double.received.map(({ platform }) => platform).sort()).toEqual([...PLATFORMS].sort());
    const date = new Date(dueAt).toLocaleDateString('sv-SE', { timeZone: ZONE });
    for (const one of double.received) {
      expect(one.target).toBe(targets.get(`aparelho-${one.platform}`));
      expect(displayedMessage(one.platform, one.message), one.platform).toEqual({
        ...notificationText('evening', false),
        data: {
          ...{ kind: 'mood', slot: 'evening', date, account: person.userId, url: '/registrar', discreet: '0' },
        },
      });
      const late = expiryOf(one) - Math.floor((dueAt + HOUR) / 1000);
      expect(Math.abs(late), one.platform).toBeLessThanOrEqual(1);
    }
    expect(await deviceIds(person)).toHaveLength(6);
  });

  it('tell a browser’s push service nothing readable: not the text, and not what the reminder is of', async () => {
    const person = await app.newPerson();
    await registerAll(person);
    await remind(person);
    const headers = double.received.filter(({ headers: { topic } }) => topic !== undefined).map((one) => one.headers);
    expect(headers).toHaveLength(4);
    expect(new Set(headers.map(({ topic }) => topic)).size).toBe(4);
    for (const one of headers) {
      expect(one.topic).toMatch(/^[\w-]{32}$/);
      expect(JSON.stringify(one)).not.toMatch(/mood|evening|dose|registrar/);
    }
    const [first] = headers;
    app.setNow(start + 3 * MINUTE);
    double.reset();
    await schedule(person, { evening: null });
    await person.call('POST', '/push-notifications/devices/aparelho-chrome/test');
    expect(double.received[0]?.headers.topic).not.toBe(first?.topic);
  });

  it('remove the device whose subscription or app is gone, and no other', async () => {
    const person = await app.newPerson();
    const targets = await registerAll(person);
    const target = (platform: Platform): string => targets.get(`aparelho-${platform}`) ?? '';
    // 410 of a browser's service, 404 of FCM, 410 of APNs, and Apple's 403 for a key it no longer knows.
    double.unsubscribe(target('chrome'));
    double.fcm.remove(target('android'));
    double.apns.remove(target('ios'));
    double.plan({ target: target('safari'), status: 403, body: { reason: 'VapidPkHashMismatch' } });
    double.plan({ target: target('edge'), status: 404 });
    await remind(person);
    expect(await deviceIds(person)).toEqual(['aparelho-firefox']);
  });

  it('keep a device that a service refuses for another reason', async () => {
    const person = await app.newPerson();
    const targets = await registerAll(person);
    double.plan({ target: targets.get('aparelho-safari') ?? '', status: 403, body: { reason: 'BadWebPushTopic' } });
    double.plan({
      target: targets.get('aparelho-android') ?? '',
      status: 404,
      body: { error: { status: 'NOT_FOUND' } },
    });
    await remind(person);
    expect(await deviceIds(person)).toHaveLength(6);
  });
});

it('a stop of the server waits three seconds for slow services, and stores what they have not answered', async () => {
  const own = await startApp();
  own.setNow(start);
  const person = await own.newPerson();
  await registerAll(person);
  double.plan({ delayMs: 60_000 });
  await schedule(person, { evening: timeAt(start + 2 * MINUTE) });
  own.setNow(start + 2 * MINUTE);
  own.app.reminders.start();
  await expect.poll(() => double.requests().mostAtOnce).toBe(6);
  const before = performance.now();
  await own.app.close();
  expect(performance.now() - before).toBeLessThan(6000);
  expect(await own.database.db.$count(waitingPushes)).toBe(6);
  await own.close();
}, 30_000);
