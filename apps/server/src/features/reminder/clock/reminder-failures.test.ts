import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keyedName } from '../../../crypto/seal.ts';
import { userKeys } from '../../../db/schema/account.ts';
import { personalDocuments } from '../../../db/schema/personal-document.ts';
import { pushDevices, reminders, waitingPushes } from '../../../db/schema/reminder.ts';
import type { PushResult } from '../../../integrations/push/push-sender.ts';
import { REMINDER_SETTINGS } from '../../../sealed-json/reminder.ts';
import { DAY, HOUR, MINUTE, type Person, startTestApp } from '../../../testing/test-app.ts';
import { addressesOf, MORNING, register, START, schedule, startReminderApp } from '../reminder.harness.ts';

const { app, at, reminded } = await startReminderApp();
const db = () => app.database.db;

const broken = Buffer.from('broken');

describe('a person whose data can’t be read', () => {
  it.each([
    [
      'the data key',
      ({ userId }: Person) => db().update(userKeys).set({ wrappedKey: broken }).where(eq(userKeys.userId, userId)),
    ],
    [
      'the reminder',
      ({ userId }: Person) =>
        db()
          .update(reminders)
          .set({ content: broken as never })
          .where(eq(reminders.userId, userId)),
    ],
    [
      'the settings',
      async ({ userId }: Person) => {
        const found = await app.personForJob(userId);
        await db()
          .update(personalDocuments)
          .set({ content: broken as never })
          .where(
            and(
              eq(personalDocuments.userId, userId),
              eq(personalDocuments.id, keyedName(found.userKey(), REMINDER_SETTINGS.name)),
            ),
          );
      },
    ],
    [
      'the device',
      ({ userId }: Person) =>
        db()
          .update(pushDevices)
          .set({ content: broken as never })
          .where(eq(pushDevices.userId, userId)),
    ],
    [
      'the zone',
      ({ userId }: Person) =>
        db().update(reminders).set({ timeZone: 'Mars/Olympus' }).where(eq(reminders.userId, userId)),
    ],
  ])('doesn’t hold back others: %s', async (what, breakIt) => {
    await reminded(MORNING, ['aparelho-antes']);
    const person = await reminded(MORNING, ['aparelho-quebrado']);
    await reminded(MORNING, ['aparelho-depois']);
    await breakIt(person);
    await at(HOUR);
    const sent = addressesOf(app).sort();
    // The zone is needed for the next reminder, not for this one.
    expect(sent).toEqual([
      ...['aparelho-antes', 'aparelho-depois'],
      ...(what === 'the zone' ? ['aparelho-quebrado'] : []),
    ]);
    await at(DAY + HOUR);
    expect(addressesOf(app).filter((id) => id !== 'aparelho-quebrado')).toHaveLength(4);
  });

  it('is logged without anything about the person', async () => {
    const person = await reminded(MORNING, ['aparelho-quebrado']);
    await db().update(userKeys).set({ wrappedKey: broken }).where(eq(userKeys.userId, person.userId));
    await at(HOUR);
    expect(app.logged()).toContain('reminder failed');
    expect(app.logged()).not.toContain(person.userId);
  });
});

describe('notifications that wait', () => {
  it('are deleted when they expired', async () => {
    await reminded();
    app.push.answer(() => ({ outcome: 'later', afterMs: null }));
    await at(HOUR);
    expect(await db().$count(waitingPushes)).toBe(1);
    await at(3 * HOUR);
    expect(await db().$count(waitingPushes)).toBe(0);
    expect(app.push.sent).toHaveLength(1);
  });

  it('are not tried in a loop if the service says to wait 0 seconds', async () => {
    await reminded();
    app.push.answer(() => {
      if (app.push.sent.length > 50) throw new Error('A loop');
      return { outcome: 'later', afterMs: 0 };
    });
    await at(HOUR);
    expect(app.push.sent).toHaveLength(1);
    await at(HOUR + MINUTE);
    expect(app.push.sent).toHaveLength(2);
  });
});

describe('a slow push service', () => {
  /** Answers for the device `aparelho-lento` when it is told to. */
  function slowService(): { answerNow(): void } {
    let answerNow = (): void => undefined;
    const slow = new Promise<PushResult>((resolve) => {
      answerNow = () => resolve({ outcome: 'accepted' });
    });
    app.push.answer(({ target }) =>
      target.kind === 'web' && target.endpoint.endsWith('lento') ? slow : { outcome: 'accepted' },
    );
    return { answerNow: () => answerNow() };
  }

  it('holds back nobody else: neither those of the same minute nor later ones', async () => {
    const service = slowService();
    await reminded(MORNING, ['aparelho-lento']);
    await reminded(MORNING, ['aparelho-rapido']);
    await reminded({ morning: '09:05' }, ['aparelho-depois']);
    app.setNow(START + HOUR);
    const first = app.app.reminders.runOnce();
    await expect.poll(() => addressesOf(app).sort()).toEqual(['aparelho-lento', 'aparelho-rapido']);
    app.setNow(START + HOUR + 5 * MINUTE);
    const second = app.app.reminders.runOnce();
    await expect.poll(() => addressesOf(app)).toContain('aparelho-depois');
    service.answerNow();
    await Promise.all([first, second]);
    expect(app.push.sent).toHaveLength(3);
  });

  it('is waited for when the server stops, and what it can’t take is stored', async () => {
    const own = await startTestApp();
    try {
      own.setNow(START);
      const person = await own.newPerson();
      await register(person, 'aparelho-lento');
      await schedule(person, { morning: '09:00' });
      let answerNow = (_result: PushResult): void => undefined;
      own.push.answer(() => new Promise((resolve) => (answerNow = resolve)));
      own.setNow(START + HOUR);
      own.app.reminders.start();
      await expect.poll(() => own.push.sent.length).toBe(1);
      const closing = own.app.close();
      answerNow({ outcome: 'later', afterMs: null });
      await closing;
      expect(await own.database.db.$count(waitingPushes)).toBe(1);
      // A stopped clock claims nothing.
      own.setNow(START + DAY + HOUR);
      await own.app.reminders.runOnce();
      expect(own.push.sent).toHaveLength(1);
    } finally {
      await own.close();
    }
  });
});

it('a change of the schedule from another zone with the same time moves the reminder there', async () => {
  const person = await reminded({ morning: '09:00', evening: '21:00' });
  // 09:00 has passed in Lisbon, where it is 11:00.
  const answer = await schedule(person, { morning: '09:00' }, { 'X-Time-Zone': 'Europe/Lisbon' });
  expect(answer.body.schedule).toMatchObject({
    timeZone: 'Europe/Lisbon',
    morning: { time: '09:00', nextAt: Date.parse('2026-03-17T09:00:00Z') },
    evening: { time: '21:00', nextAt: Date.parse('2026-03-16T21:00:00Z') },
  });
  await at(HOUR);
  expect(app.push.sent).toEqual([]);
  await at(10 * HOUR);
  expect(app.push.sent.map(({ message }) => message.data.slot)).toEqual(['evening']);
});
