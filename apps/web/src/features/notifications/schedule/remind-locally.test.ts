// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { fakeBrowser } from '../../../platform/notifications/fake-browser.harness.ts';
import { fakeShell } from '../../../platform/notifications/native/fake-shell.harness.ts';
import { webNotifications } from '../../../platform/notifications/web-notifications.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { scheduleOf } from '../../../testing/reminder-answers.ts';
import { withNotifications } from '../notifications.harness.tsx';
import { registerDevice } from '../registration/register-device.ts';
import { remindLocally } from './remind-locally.ts';

withNotifications();

const remindersOf = ({ local }: ReturnType<typeof fakeShell>) =>
  local.schedule.mock.calls.flatMap(([{ notifications }]) => notifications);
const reads = () => server.calls('GET /push-notifications/schedule').length;

it('lets an app that isn’t registered for push show the reminders of the server’s schedule', async () => {
  const morning = { time: '08:30', isOn: true, nextAt: 0 };
  server.answer('GET /push-notifications/schedule', scheduleOf({ morning, isDiscreet: true }));
  const shell = fakeShell();
  await remindLocally(shell.port, 'maria');
  expect(shell.local.cancel).toHaveBeenCalledExactlyOnceWith({ notifications: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  expect(remindersOf(shell)).toMatchObject([
    { id: 1, title: 'Lembrete', schedule: { on: { hour: 8, minute: 30 } } },
    { id: 3, title: 'Lembrete', schedule: { on: { hour: 21, minute: 0 } } },
  ]);
});

it('takes a schedule that is known already', async () => {
  const shell = fakeShell();
  await remindLocally(shell.port, 'maria', async () => scheduleOf());
  expect(remindersOf(shell)).toMatchObject([{ id: 3 }]);
  expect(reads()).toBe(0);
});

it('removes the reminders of an app that the server sends them to', async () => {
  const shell = fakeShell();
  await registerDevice(shell.port, 'maria');
  // After a restart the token isn't known yet, but the server still has it.
  const restarted = fakeShell();
  await remindLocally(restarted.port, 'maria');
  expect(restarted.local.cancel).toHaveBeenCalledOnce();
  expect(remindersOf(restarted)).toEqual([]);
  expect(reads()).toBe(0);
});

it.each([{ receive: 'denied' }, { display: 'denied' }])(
  'removes them without the permission: %o',
  async (permissions) => {
    const shell = fakeShell(permissions);
    await remindLocally(shell.port, 'maria');
    expect(shell.local.cancel).toHaveBeenCalledOnce();
    expect([remindersOf(shell), reads()]).toEqual([[], 0]);
  },
);

it('sets none for a person who has signed out meanwhile', async () => {
  const shell = fakeShell();
  await remindLocally(shell.port, 'maria', async () => {
    await session.leave();
    return scheduleOf();
  });
  expect(remindersOf(shell)).toEqual([]);
});

it('keeps the earlier ones if the schedule can’t be read', async () => {
  server.refuse('GET /push-notifications/schedule', 500, 'INTERNAL');
  const shell = fakeShell();
  await expect(remindLocally(shell.port, 'maria')).rejects.toMatchObject({ status: 500 });
  expect(shell.local.cancel).not.toHaveBeenCalled();
});

it('reads nothing in a browser', async () => {
  const browser = fakeBrowser();
  browser.set({ permission: 'granted' });
  await remindLocally(webNotifications, 'maria');
  browser.remove();
  expect(reads()).toBe(0);
});
