import { beforeEach } from 'vitest';
import { pushDevices, reminders } from '../../db/schema/reminder.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { registration } from '../../testing/people/push-registration.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Registers a device of a person; its push address ends with its id. */
export const register = (person: Person, deviceId: string, rest: object = {}) =>
  person.call('POST', '/push-notifications/register', registration(deviceId, rest));

/** Sets a person's reminders. */
export const schedule = (person: Person, times: object, headers: Record<string, string> = {}) =>
  person.call('PUT', '/push-notifications/schedule', { deviceId: 'aparelho-1', ...times }, headers);

/** Last parts of the push addresses that got a notification, in order. */
export const addressesOf = (app: TestApp): string[] =>
  app.push.sent.map(({ target }) => (target.kind === 'web' ? (target.endpoint.split('/').at(-1) ?? '') : target.token));

/** Monday, 16 March 2026, 08:00 in São Paulo. */
export const START = Date.parse('2026-03-16T11:00:00Z');

/** A schedule with one reminder, an hour after `START`. */
export const MORNING = { morning: '09:00' };

/** Starts the app for a test file. Each test begins at `START`, without reminders, and push services accept everything. */
export async function startReminderApp() {
  const app = await openForFile(startTestApp());
  beforeEach(async () => {
    app.setNow(START);
    app.push.sent.length = 0;
    app.push.answer(() => ({ outcome: 'accepted' }));
    await app.database.db.delete(reminders);
    await app.database.db.delete(pushDevices);
  });
  return {
    app,
    /** A new person with these times and devices. */
    async reminded(times: object = MORNING, devices: readonly string[] = ['aparelho-1']): Promise<Person> {
      const person = await app.newPerson();
      for (const device of devices) await register(person, device);
      await schedule(person, times);
      return person;
    },
    /** Sends what is due so many ms after `START`. */
    async at(afterMs: number): Promise<void> {
      app.setNow(START + afterMs);
      await app.app.reminders.runOnce();
    },
  };
}
