import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { personsForJobOf } from '../../../access/person-for-job.ts';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { reminders, waitingPushes } from '../../../db/schema/reminder.ts';
import { planReminders } from '../../../reminders/plan-reminders.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type RecordedPush, recordedPush } from '../../../testing/services/recorded-push.ts';
import { DAY, MINUTE, startTestApp } from '../../../testing/test-app.ts';
import { register, START } from '../reminder.harness.ts';
import { dueRepository } from './due.repository.ts';
import { type ReminderClock, reminderClock } from './reminder-clock.ts';

const PEOPLE = 10;
const TIMES = Array.from({ length: 30 }, (_, minute) => `09:${String(minute).padStart(2, '0')}`);
const ALL = PEOPLE * TIMES.length;

const app = await openForFile(startTestApp());
app.setNow(START);
const people = await Promise.all(Array.from({ length: PEOPLE }, () => app.newPerson()));
for (const [index, person] of people.entries()) await register(person, `aparelho-${index}`);
const userIds = people.map(({ userId }) => userId);

const deps = () => ({ db: app.database.db, keyRing: keyRingOf(app.database.secrets), clock: app.now });

/** A reminder for each person and time of TIMES: 300 notifications of their own, which are all due at 09:29. */
beforeEach(async () => {
  const { db } = app.database;
  app.setNow(START);
  await db.delete(reminders);
  await db.delete(waitingPushes);
  for (const userId of userIds) {
    const person = await app.personForJob(userId);
    const wanted = TIMES.map((time) => ({ kind: 'medication' as const, medicationId: 'remedio', time }));
    await db.transaction((tx) =>
      planReminders(tx, person, { now: START, timeZone: 'America/Sao_Paulo', replaces: () => true, wanted }),
    );
  }
});

/** A clock as a process of its own has it, and what it sends. */
function process(): { clock: ReminderClock; push: RecordedPush } {
  const push = recordedPush();
  const clock = reminderClock({
    ...{ db: app.database.db, push, personsForJob: personsForJobOf(deps()), clock: app.now, log: app.log },
    needsReminder: async () => true,
    sendByChannels: async () => undefined,
  });
  return { clock, push };
}
/** Expects that so many reminders were sent, each of them once. */
function expectEachOnce(count: number, ...pushes: RecordedPush[]): void {
  const keys = pushes.flatMap(({ sent }) =>
    sent.map(({ message: { data } }) => `${data.account} ${data.date} ${data.time}`),
  );
  expect(keys).toHaveLength(count);
  expect(new Set(keys).size).toBe(count);
}
const AT = START + 90 * MINUTE - 1;

it('two processes at once send each of 300 reminders exactly once, and share the work', async () => {
  const [first, second] = [process(), process()];
  app.setNow(AT);
  await Promise.all([first.clock.runOnce(), second.clock.runOnce(), first.clock.runOnce(), second.clock.runOnce()]);
  expectEachOnce(ALL, first.push, second.push);
  for (const { push } of [first, second]) expect(push.sent.length).toBeGreaterThan(0);
}, 60_000);

it('what a killed process had claimed is lost for the day, nothing is sent twice, and all are due the next day', async () => {
  const { clock, push } = process();
  app.setNow(AT);
  // It committed its claim and was killed before it sent anything.
  const lost = await dueRepository.claim(app.database.db, AT, 100);
  expect(lost).toHaveLength(100);
  await clock.runOnce();
  await clock.runOnce();
  expectEachOnce(ALL - 100, push);
  app.setNow(AT + DAY);
  push.sent.length = 0;
  await clock.runOnce();
  expectEachOnce(ALL, push);
}, 60_000);

it('what a process has locked when it is killed is sent by the other, which doesn’t wait for the lock', async () => {
  const { clock, push } = process();
  app.setNow(AT);
  await expect(
    app.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${reminders} order by due_at limit 50 for update`);
      await clock.runOnce();
      expect(push.sent).toHaveLength(ALL - 50);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await clock.runOnce();
  expectEachOnce(ALL, push);
}, 60_000);

it('two processes send each notification that waits exactly once', async () => {
  const [first, second] = [process(), process()];
  app.setNow(AT);
  first.push.answer(() => ({ outcome: 'later', afterMs: null }));
  await first.clock.runOnce();
  expect(await app.database.db.$count(waitingPushes)).toBe(ALL);
  first.push.answer(() => ({ outcome: 'accepted' }));
  first.push.sent.length = 0;
  app.setNow(AT + 20_000);
  await Promise.all([first.clock.runOnce(), second.clock.runOnce()]);
  expectEachOnce(ALL, first.push, second.push);
  expect(await app.database.db.$count(waitingPushes)).toBe(0);
}, 60_000);
