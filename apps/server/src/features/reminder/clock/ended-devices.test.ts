import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pushDevices, reminders, waitingPushes } from '../../../db/schema/reminder.ts';
import { registration } from '../../../testing/people/push-registration.ts';
import { DAY, HOUR, MINUTE, PASSWORD, type TestApp } from '../../../testing/test-app.ts';
import { startReminderApp } from '../reminder.harness.ts';

const { app, at, reminded } = await startReminderApp();
const db = () => app.database.db;

type Session = { call: (method: string, path: string, body?: unknown) => ReturnType<TestApp['call']> };
async function twoSessions(): Promise<[Session, Session]> {
  const { email, token: first } = await app.signUp();
  const second = (await app.signIn(email)).body.token;
  const session = (token: string): Session => ({
    call: (method, path, body) => app.call(method, path, { token, body }),
  });
  return [session(first), session(second)];
}

describe('nothing is sent', () => {
  it('of a deleted account, and nothing of it stays', async () => {
    const person = await reminded();
    app.push.answer(() => ({ outcome: 'later', afterMs: 10 * MINUTE }));
    await at(HOUR);
    expect(await db().$count(waitingPushes)).toBe(1);
    expect((await person.call('DELETE', '/account/delete', { password: PASSWORD })).status).toBe(200);
    for (const table of [reminders, pushDevices, waitingPushes])
      expect(await db().$count(table, eq(table.userId, person.userId))).toBe(0);
    app.push.sent.length = 0;
    await at(HOUR + 30 * MINUTE);
    await at(DAY + HOUR);
    expect(app.push.sent).toEqual([]);
  });

  it('of an account that is deleted between the claim and the sending', async () => {
    const person = await reminded();
    // The service takes its time with the first device, during which the account is deleted.
    app.push.answer(async () => {
      await person.call('DELETE', '/account/delete', { password: PASSWORD });
      return { outcome: 'later', afterMs: MINUTE };
    });
    await at(HOUR);
    expect(await db().$count(waitingPushes)).toBe(0);
    await at(HOUR + 5 * MINUTE);
    expect(app.push.sent).toHaveLength(1);
    expect(
      app
        .logged()
        .split('\n')
        .filter((line) => line.includes(person.userId)),
    ).toEqual([]);
  });

  it.each([
    ['the session was signed out', (one: Session) => one.call('POST', '/auth/sign-out')],
    [
      'another session ended the others',
      (_one: Session, other: Session) => other.call('POST', '/auth/revoke-other-sessions', { password: PASSWORD }),
    ],
    [
      'the password was changed in another session',
      (_one: Session, other: Session) =>
        other.call('POST', '/auth/change-password', { currentPassword: PASSWORD, newPassword: 'Chuva-mansa-77' }),
    ],
  ])('to a device after %s, also not what waited', async (_what, end) => {
    const [one, other] = await twoSessions();
    await one.call('POST', '/push-notifications/register', registration('aparelho-1'));
    await one.call('PUT', '/push-notifications/schedule', { deviceId: 'aparelho-1', morning: '09:00' });
    app.push.answer(() => ({ outcome: 'later', afterMs: 10 * MINUTE }));
    await at(HOUR);
    expect(app.push.sent).toHaveLength(1);
    expect(await db().$count(waitingPushes)).toBe(1);
    const answer = await end(one, other);
    expect(answer.status).toBeLessThan(300);
    expect(await db().$count(waitingPushes)).toBe(0);
    await at(HOUR + 20 * MINUTE);
    await at(DAY + HOUR);
    expect(app.push.sent).toHaveLength(1);
  });

  it('to a device whose session has expired, also before the daily job deletes it', async () => {
    await reminded();
    await at(HOUR);
    expect(app.push.sent).toHaveLength(1);
    await at(29 * DAY);
    await at(29 * DAY + HOUR);
    expect(app.push.sent).toHaveLength(2);
    await at(31 * DAY);
    await at(31 * DAY + HOUR);
    expect(app.push.sent).toHaveLength(2);
    expect(await db().$count(pushDevices)).toBe(1);
  });

  it('to a device that was removed while a notification waited', async () => {
    const person = await reminded();
    app.push.answer(() => ({ outcome: 'later', afterMs: 10 * MINUTE }));
    await at(HOUR);
    await person.call('DELETE', '/push-notifications/devices/aparelho-1');
    expect(await db().$count(waitingPushes)).toBe(0);
    await at(HOUR + 20 * MINUTE);
    expect(app.push.sent).toHaveLength(1);
  });
});
