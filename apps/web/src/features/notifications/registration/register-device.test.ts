// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { withBrowser } from '../../../platform/notifications/fake-browser.harness.ts';
import { fakeShell } from '../../../platform/notifications/native/fake-shell.harness.ts';
import type { NotificationPort } from '../../../platform/notifications/notification-port.ts';
import { webNotifications as port } from '../../../platform/notifications/web-notifications.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { REGISTERED } from '../../../testing/reminder-answers.ts';
import { withNotifications } from '../notifications.harness.tsx';
import { registerDevice } from './register-device.ts';
import { readRegistration } from './registration-record.ts';

withNotifications();
const browser = withBrowser({ permission: 'granted' });
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

const sent = () => server.calls('POST /push-notifications/register');
/** Runs the registration to its end. Returns its error, and the time that it took, ms. */
async function registered(on: NotificationPort = port) {
  const begun = Date.now();
  let tookMs = 0;
  const work = registerDevice(on, 'maria')
    .then(
      () => null,
      (error: unknown) => error,
    )
    .finally(() => {
      tookMs = Date.now() - begun;
    });
  await vi.runAllTimersAsync();
  const error = await work;
  return { error, tookMs };
}

it('sends the specified fields, and notes it on the device', async () => {
  expect((await registered()).error).toBeNull();
  expect(sent()[0]?.body).toEqual({
    subscription: {
      endpoint: 'https://push.test/1',
      expirationTime: null,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    },
    deviceId: localStorage.getItem('deviceId'),
    platform: 'web',
    userAgent: navigator.userAgent,
    isCapacitor: false,
  });
  expect(readRegistration('maria')).toEqual({
    address: 'https://push.test/1',
    at: Date.now(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('uses a subscription that is there already', async () => {
  await registered();
  await registered();
  expect(server.calls('GET /push-notifications/key')).toHaveLength(1);
  expect(browser.subscribe).toHaveBeenCalledOnce();
  expect(sent()).toHaveLength(2);
});

describe('a registration that fails', () => {
  it.each([
    ['an error of the server', refused(503, 'INTERNAL')],
    ['a lost connection', lost],
  ])('is tried 3 times, after 2 s and 4 s more, for %s', async (_, answer) => {
    server.answer('POST /push-notifications/register', answer);
    const { error, tookMs } = await registered();
    expect(error).not.toBeNull();
    expect([sent().length, tookMs]).toEqual([3, 6000]);
    expect(readRegistration('maria')).toBeNull();
  });

  it('succeeds at a later attempt', async () => {
    server.answerInTurn('POST /push-notifications/register', refused(500, 'INTERNAL'), REGISTERED);
    const { error, tookMs } = await registered();
    expect([error, sent().length, tookMs]).toEqual([null, 2, 2000]);
  });

  it('is not repeated if the server refuses it', async () => {
    server.refuse('POST /push-notifications/register', 422, 'PUSH_ADDRESS_REFUSED');
    expect((await registered()).error).toMatchObject({ errorCode: 'PUSH_ADDRESS_REFUSED' });
    expect(sent()).toHaveLength(1);
  });
});

describe('a subscription that fails', () => {
  it('is tried 3 times, 1.5 s apart, while the service is not available', async () => {
    browser.subscribe.mockRejectedValue(new DOMException('push service not available', 'AbortError'));
    const { error, tookMs } = await registered();
    expect(error).toMatchObject({ reason: 'service not available' });
    expect([browser.subscribe.mock.calls.length, tookMs, sent().length]).toEqual([3, 3000, 0]);
  });

  it('is never repeated after a denial', async () => {
    browser.subscribe.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const { error, tookMs } = await registered();
    expect(error).toMatchObject({ reason: 'denied' });
    expect([browser.subscribe.mock.calls.length, tookMs]).toEqual([1, 0]);
  });
});

describe('the token of the native app', () => {
  it('is sent when it comes at a later attempt, without the key that only browsers need', async () => {
    const { port: native, push, emit } = fakeShell();
    push.register.mockImplementationOnce(async () => emit('registrationError', { error: 'SERVICE_NOT_AVAILABLE' }));
    const { error, tookMs } = await registered(native);
    expect([error, tookMs, push.register.mock.calls.length]).toEqual([null, 1500, 2]);
    expect(sent()[0]?.body).toMatchObject({ subscription: { token: 'token-of-this-device' }, isCapacitor: true });
    expect(server.calls('GET /push-notifications/key')).toEqual([]);
  });
});

it('sends nothing for a person who has signed out meanwhile', async () => {
  browser.subscribe.mockImplementationOnce(async () => {
    await session.leave();
    throw new DOMException('later', 'AbortError');
  });
  await registered();
  expect(sent()).toEqual([]);
});
