import { beforeEach, describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { registration, subscription } from '../../../testing/people/push-registration.ts';
import { NOON, type Person, startTestApp } from '../../../testing/test-app.ts';
import { register } from '../reminder.harness.ts';

const app = await openForFile(startTestApp());
beforeEach(() => {
  app.setNow(NOON);
  app.push.sent.length = 0;
  app.push.answer(() => ({ outcome: 'accepted' }));
});

const listOf = async (person: Person) => (await person.call('GET', '/push-notifications/devices')).body;

describe('devices that get notifications', () => {
  it('can be registered, listed with a readable name, and removed', async () => {
    const person = await app.newPerson();
    const answer = await register(person, 'aparelho-1');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      status: 'success',
      message: 'Registro para notificações push concluído com sucesso!',
    });
    expect(await listOf(person)).toEqual([
      {
        id: 'aparelho-1',
        name: 'Chrome no Android',
        platform: 'android',
        isCapacitor: false,
        registeredAt: NOON,
        lastSeenAt: NOON,
      },
    ]);
    app.setNow(NOON + 1000);
    await register(person, 'aparelho-1');
    expect(await listOf(person)).toMatchObject([{ registeredAt: NOON, lastSeenAt: NOON + 1000 }]);
    expect((await person.call('DELETE', '/push-notifications/devices/aparelho-1')).status).toBe(204);
    expect(await listOf(person)).toEqual([]);
    expect((await person.call('DELETE', '/push-notifications/devices/aparelho-1')).body.errorCode).toBe(
      'PUSH_DEVICE_NOT_FOUND',
    );
  });

  it.each([
    ['a device id with other characters', { deviceId: 'a b c d e f' }, 'DEVICE_ID_INVALID'],
    ['a short device id', { deviceId: 'abc' }, 'DEVICE_ID_INVALID'],
    ['no subscription', { subscription: null }, 'PUSH_SUBSCRIPTION_INVALID'],
    [
      'a key that is no point of the curve',
      {
        subscription: {
          endpoint: 'https://push.exemplo.com/x',
          keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
        },
      },
      'PUSH_SUBSCRIPTION_INVALID',
    ],
    [
      'an address that may not be called',
      { subscription: { ...subscription('x'), endpoint: 'http://127.0.0.1/x' } },
      'PUSH_ADDRESS_REFUSED',
    ],
    ['a native token of a browser', { subscription: { token: 'a'.repeat(64) } }, 'PUSH_SUBSCRIPTION_INVALID'],
  ])('are refused with %s', async (_what, rest, code) => {
    const person = await app.newPerson();
    const answer = await register(person, 'aparelho-1', rest);
    expect([answer.status, answer.body.errorCode]).toEqual([422, code]);
    expect(await listOf(person)).toEqual([]);
  });

  it.each([
    ['android', 'fcm'],
    ['ios', 'apns'],
  ])('are apps on %s if the shell gives a token', async (platform, kind) => {
    const person = await app.newPerson();
    const token = `${platform}-${'a'.repeat(64)}`;
    await register(person, 'aparelho-n', { platform, isCapacitor: true, subscription: { token } });
    await person.call('POST', '/push-notifications/devices/aparelho-n/test');
    expect(app.push.sent.map(({ target }) => target)).toEqual([{ kind, token }]);
  });

  it('belong to one account at a time: a browser that another account registers is no longer the first one’s', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    const rest = { subscription: subscription('mesmo') };
    await register(ana, 'aparelho-a', rest);
    await register(bia, 'aparelho-b', rest);
    expect(await listOf(ana)).toEqual([]);
    expect(await listOf(bia)).toHaveLength(1);
  });

  it('can’t be taken over by somebody who knows the address and not its keys', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    const hers = subscription('dela');
    await register(ana, 'aparelho-a', { subscription: hers });
    await register(bia, 'aparelho-b', { subscription: { ...subscription('outra'), endpoint: hers.endpoint } });
    expect(await listOf(ana)).toHaveLength(1);
  });

  it('of two people can have the same id', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    await register(ana, 'aparelho-dela');
    await register(bia, 'aparelho-dela');
    expect([await listOf(ana), await listOf(bia)]).toMatchObject([
      [{ id: 'aparelho-dela' }],
      [{ id: 'aparelho-dela' }],
    ]);
  });

  it('end with the session that registered them, and stay with the others', async () => {
    const { email } = await app.signUp();
    const signIn = async () => {
      const { token } = (await app.signIn(email)).body;
      return (method: string, path: string, body?: unknown) => app.call(method, path, { token, body });
    };
    const [first, second] = [await signIn(), await signIn()];
    await first('POST', '/push-notifications/register', registration('aparelho-1'));
    await second('POST', '/push-notifications/register', registration('aparelho-2'));
    await first('POST', '/auth/sign-out');
    const left = (await second('GET', '/push-notifications/devices')).body;
    expect(left.map(({ id }: { id: string }) => id)).toEqual(['aparelho-2']);
  });

  it('are at most 20: a further one replaces the one that was seen longest ago', async () => {
    const person = await app.newPerson();
    for (let index = 0; index <= 20; index += 1) {
      app.setNow(NOON + index);
      await register(person, `aparelho-${index}`);
    }
    const ids = (await listOf(person)).map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(20);
    expect(ids).not.toContain('aparelho-0');
  });
});

describe('a test notification', () => {
  it('is sent to the device, with the text of the chosen mode', async () => {
    const person = await app.newPerson();
    await register(person, 'aparelho-1');
    const test = () => person.call('POST', '/push-notifications/devices/aparelho-1/test');
    expect((await test()).body).toEqual({ outcome: 'accepted' });
    await person.call('PUT', '/push-notifications/schedule', { deviceId: 'aparelho-1', isDiscreet: true });
    await test();
    expect(app.push.sent.map(({ message }) => message.title)).toEqual(['Notificação de teste', 'Lembrete']);
  });

  it('tells that the device is gone, and removes it', async () => {
    const person = await app.newPerson();
    await register(person, 'aparelho-1');
    app.push.answer(() => ({ outcome: 'gone' }));
    expect((await person.call('POST', '/push-notifications/devices/aparelho-1/test')).body).toEqual({
      outcome: 'gone',
    });
    expect(await listOf(person)).toEqual([]);
  });
});

it('GET /push-notifications/key returns the public key and the platforms', async () => {
  const person = await app.newPerson();
  expect((await person.call('GET', '/push-notifications/key')).body).toEqual({
    publicKey: app.push.publicKey,
    android: true,
    ios: true,
  });
});

it.each([
  ['GET', '/push-notifications/schedule'],
  ['PUT', '/push-notifications/schedule'],
  ['POST', '/push-notifications/register'],
  ['GET', '/push-notifications/devices'],
])('%s %s without a session responds “Não autorizado”', async (method, path) => {
  const body = method === 'GET' ? {} : { body: { deviceId: 'aparelho-1', morning: '09:00' } };
  const ended = { token: 'ended' };
  for (const answer of [await app.call(method, path, body), await app.call(method, path, { ...body, ...ended })]) {
    expect([answer.status, answer.body]).toEqual([401, { errorCode: 'PUSH_UNAUTHORIZED', message: 'Não autorizado' }]);
  }
});
