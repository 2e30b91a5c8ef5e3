import { beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../access/person.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { MINUTE, startTestApp } from '../../../testing/test-app.ts';
import { register } from '../reminder.harness.ts';
import { type PlannedDose, remindAgain } from './remind-again.ts';

const MEDICINE = { name: 'Remédio', dose: '', times: ['12:00'], reminds: true };

let dose: PlannedDose;

const app = await openForFile(startTestApp());
beforeEach(() => {
  app.push.sent.length = 0;
});

async function person(): Promise<Person> {
  const one = await app.newPerson();
  await register(one, 'aparelho-1');
  const { id } = (await one.call('POST', '/medications', MEDICINE)).body;
  dose = { medicationId: id, date: '2026-03-14', time: '12:00' };
  return app.personForJob(one.userId);
}

const again = (who: Person, at: number | null) => app.database.db.transaction((tx) => remindAgain(tx, who, dose, at));

it('notifies once more at the given time, also if it was asked for twice', async () => {
  const start = app.now();
  const who = await person();
  expect(await again(who, start + 30 * MINUTE)).toBe(true);
  await again(who, start + 30 * MINUTE);
  app.setNow(start + 29 * MINUTE);
  await app.app.reminders.runOnce();
  expect(app.push.sent).toEqual([]);
  app.setNow(start + 30 * MINUTE);
  await app.app.reminders.runOnce();
  await app.app.reminders.runOnce();
  expect(app.push.sent.map(({ message }) => message.data)).toEqual([
    {
      ...{ kind: 'medication', medicationIds: dose.medicationId, time: '12:00', date: '2026-03-14' },
      ...{ account: who.owner.userId, url: '/medicacao?dia=2026-03-14', discreet: '0' },
    },
  ]);
});

it('does not notify if the dose was noted meanwhile', async () => {
  const who = await person();
  await again(who, app.now() + 30 * MINUTE);
  expect(await again(who, null)).toBe(false);
  app.setNow(app.now() + 40 * MINUTE);
  await app.app.reminders.runOnce();
  expect(app.push.sent).toEqual([]);
});
