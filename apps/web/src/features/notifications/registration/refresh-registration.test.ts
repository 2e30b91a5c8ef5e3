// @vitest-environment jsdom
import { REGISTRATION_REFRESH_MS } from '@alento/domain/reminder/limits';
import { HOUR_MS } from '@alento/domain/time/local-date';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { withBrowser } from '../../../platform/notifications/fake-browser.harness.ts';
import { fakeShell } from '../../../platform/notifications/native/fake-shell.harness.ts';
import { webNotifications as port } from '../../../platform/notifications/web-notifications.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { answerAll, withNotifications } from '../notifications.harness.tsx';
import { keepRegistered } from './refresh-registration.ts';
import { registerDevice } from './register-device.ts';
import { readRegistration, writeRegistration } from './registration-record.ts';

let keeping: ReturnType<typeof keepRegistered> | null;

withNotifications();
const browser = withBrowser({ permission: 'granted' });
beforeEach(() => {
  keeping = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  keeping?.stop();
});

const sent = () => server.calls('POST /push-notifications/register').length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settle = () => pass(50);

async function begin(): Promise<void> {
  keeping = keepRegistered(port, 'maria');
  await settle();
}

it('registers again every 24 hours while a page is open', async () => {
  await registerDevice(port, 'maria');
  await begin();
  await pass(REGISTRATION_REFRESH_MS - HOUR_MS);
  expect(sent()).toBe(1);
  await pass(HOUR_MS);
  expect(sent()).toBe(2);
  await pass(REGISTRATION_REFRESH_MS + HOUR_MS);
  expect(sent()).toBe(3);
});

it('registers at start if the last registration is older than 24 hours', async () => {
  await registerDevice(port, 'maria');
  await pass(REGISTRATION_REFRESH_MS);
  expect(sent()).toBe(1);
  await begin();
  expect(sent()).toBe(2);
  expect(server.calls('PUT /push-notifications/schedule')).toEqual([]);
});

it('registers at once when the browser has changed the subscription', async () => {
  await registerDevice(port, 'maria');
  await begin();
  await browser.change();
  keeping?.check();
  keeping?.check();
  await settle();
  expect(sent()).toBe(2);
  expect(readRegistration('maria')?.address).toBe('https://push.test/2');
});

it('sends the schedule too when the time zone has changed, since the server takes the zone of that call', async () => {
  await registerDevice(port, 'maria');
  const record = readRegistration('maria');
  if (record) await writeRegistration('maria', { ...record, timeZone: 'Asia/Tokyo' });
  await begin();
  expect(sent()).toBe(2);
  expect(server.calls('PUT /push-notifications/schedule').map(({ body }) => body)).toEqual([
    { deviceId: localStorage.getItem('deviceId') },
  ]);
  await pass(2 * HOUR_MS);
  expect(server.calls('PUT /push-notifications/schedule')).toHaveLength(1);
});

it('does nothing on a device that isn’t registered, or without the permission', async () => {
  await begin();
  await pass(3 * HOUR_MS);
  expect(server.calls()).toEqual([]);
  await registerDevice(port, 'maria');
  browser.set({ permission: 'denied' });
  await pass(REGISTRATION_REFRESH_MS + HOUR_MS);
  expect(sent()).toBe(1);
});

it('leaves a device alone that was removed from the list elsewhere', async () => {
  await registerDevice(port, 'maria');
  server.answer('GET /push-notifications/devices', []);
  await pass(REGISTRATION_REFRESH_MS);
  await begin();
  expect(sent()).toBe(1);
  expect(readRegistration('maria')).toBeNull();
  expect(browser.unsubscribed).toEqual(['https://push.test/1']);
});

it('tries again later after a failure', async () => {
  await registerDevice(port, 'maria');
  server.refuse('GET /push-notifications/devices', 500, 'INTERNAL');
  await pass(REGISTRATION_REFRESH_MS);
  await begin();
  expect(sent()).toBe(1);
  answerAll();
  await pass(HOUR_MS);
  expect(sent()).toBe(2);
});

it('asks for the native app’s token 3 times at most, and again later', async () => {
  const shell = fakeShell();
  await registerDevice(shell.port, 'maria');
  // At the next start the app has to ask for its token again.
  const restarted = fakeShell();
  restarted.refuseToken('SERVICE_NOT_AVAILABLE');
  keeping = keepRegistered(restarted.port, 'maria');
  await pass(HOUR_MS / 60);
  expect(restarted.push.register).toHaveBeenCalledTimes(3);
  expect(sent()).toBe(1);
  await pass(HOUR_MS / 4);
  expect(restarted.push.register).toHaveBeenCalledTimes(6);
});

const localIds = ({ local }: ReturnType<typeof fakeShell>) =>
  local.schedule.mock.calls.map(([{ notifications }]) => notifications.map(({ id }) => id));

it('lets an app without a push service show its reminders from the start, and removes them at sign-out', async () => {
  const shell = fakeShell();
  keeping = keepRegistered(shell.port, 'maria');
  await settle();
  expect(localIds(shell)).toEqual([[3]]);
  await session.leave();
  await settle();
  expect(shell.local.cancel).toHaveBeenCalledTimes(2);
  expect(localIds(shell)).toHaveLength(1);
});

it('shows no reminders in an app that was removed from the list elsewhere, also at its next start', async () => {
  await registerDevice(fakeShell().port, 'maria');
  server.answer('GET /push-notifications/devices', []);
  await pass(REGISTRATION_REFRESH_MS);
  for (const shell of [fakeShell(), fakeShell()]) {
    keeping?.stop();
    keeping = keepRegistered(shell.port, 'maria');
    await settle();
    expect(readRegistration('maria')).toBeNull();
    expect(localIds(shell)).toEqual([]);
  }
});

it('stops at sign-out', async () => {
  await registerDevice(port, 'maria');
  await begin();
  await session.leave();
  await pass(2 * REGISTRATION_REFRESH_MS);
  expect(sent()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
