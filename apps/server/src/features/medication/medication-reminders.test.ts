import { REMIND_AGAIN_MS } from '@alento/domain/medication/limits';
import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { openReminder } from '../../reminders/plan-reminders.ts';
import { reminderRows } from '../../reminders/reminder-rows.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';
import { medicationService, type RemindAgain } from './medication.service.ts';

const app = await openForFile(startTestApp());
beforeEach(() => app.setNow(NOON));

const INPUT = { name: 'Sertralina', dose: '50 mg', times: ['08:00', '20:00'], reminds: true };
const TODAY = '2026-03-14';

/** The person's reminders that are switched on: time of day, and when they are due next. */
async function remindersOf(userId: string): Promise<[time: string, due: string][]> {
  const actor = await app.personForJob(userId);
  const rows = await reminderRows.list(app.database.db, actor.owner);
  return rows
    .flatMap((row): [string, string][] =>
      row.dueAt === null ? [] : [[openReminder(actor, row).time, row.dueAt.toISOString()]],
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

it('reminders follow the times, the switch, the end and the removal of a medicine', async () => {
  const { userId, call } = await app.newPerson();
  await call('POST', '/medications', { ...INPUT, name: 'Outro', times: ['06:00'] });
  const other: [string, string] = ['06:00', '2026-03-15T09:00:00.000Z'];
  const { id } = (await call('POST', '/medications', INPUT)).body;
  const change = (body: object) => call('PUT', `/medications/${id}`, { ...INPUT, ...body });
  const [morning, evening] = [
    ['08:00', '2026-03-15T11:00:00.000Z'],
    ['20:00', '2026-03-14T23:00:00.000Z'],
  ];
  expect(await remindersOf(userId)).toEqual([other, morning, evening]);
  await change({ times: ['08:00', '13:00'] });
  expect(await remindersOf(userId)).toEqual([other, morning, ['13:00', '2026-03-14T16:00:00.000Z']]);
  await change({ reminds: false });
  expect(await remindersOf(userId)).toEqual([other]);
  await change({});
  expect(await remindersOf(userId)).toEqual([other, morning, evening]);
  await change({ endedOn: TODAY });
  expect(await remindersOf(userId)).toEqual([other]);
  await change({});
  await call('DELETE', `/medications/${id}`);
  expect(await remindersOf(userId)).toEqual([other]);
});

it('a refused change leaves the reminders as they are', async () => {
  const { userId, call } = await app.newPerson();
  const { id } = (await call('POST', '/medications', INPUT)).body;
  const before = await remindersOf(userId);
  expect((await call('PUT', `/medications/${id}`, { ...INPUT, endedOn: '2020-01-01' })).status).toBe(422);
  expect(await remindersOf(userId)).toEqual(before);
});

/** Instants of the requested reminders; a withdrawn one is null and left out. */
const requestedInstants = (remindAgain: Mock<RemindAgain>): (number | null)[] =>
  remindAgain.mock.calls.map(([, , , at]) => at).filter((at) => at !== null);

/** A person with a medicine, and the service with a spy on the reminders that it requests. */
async function withMedicine(input: Partial<typeof INPUT> = {}) {
  const actor = await app.personForJob((await app.newPerson()).userId);
  const remindAgain = vi.fn<RemindAgain>(async (_tx, _actor, _dose, at) => at !== null);
  const { db } = app.database;
  const medications = medicationService({ db, clock: app.now, noticeCrisis: async () => undefined, remindAgain });
  const created = await medications.create(actor, { ...INPUT, ...input }, null);
  if (!created.ok) throw new Error(created.code);
  return { actor, medications, medicationId: created.value.id, remindAgain };
}

it('“depois” asks for another reminder of the same dose 30 minutes later', async () => {
  const { actor, medications, medicationId, remindAgain } = await withMedicine();
  const dose = { medicationId, date: TODAY, time: '08:00' };
  await medications.note(actor, dose, 'taken');
  await medications.note(actor, { ...dose, time: '20:00' }, 'skipped');
  expect(requestedInstants(remindAgain)).toEqual([]);
  await medications.note(actor, dose, 'later');
  await medications.note(actor, dose, 'taken');
  expect(remindAgain.mock.calls.slice(2).map(([, , what, at]) => [what, at])).toEqual([
    [dose, NOON + REMIND_AGAIN_MS],
    [dose, null],
  ]);
});

it('“depois” asks for no reminder before the dose’s time, and for one from then on', async () => {
  const { actor, medications, medicationId, remindAgain } = await withMedicine();
  const dose = { medicationId, date: TODAY, time: '20:00' };
  const later = async () => {
    const noted = await medications.note(actor, dose, 'later');
    return noted.ok && noted.value.remindsAgainAt;
  };
  const eight = Date.parse('2026-03-14T23:00:00Z');
  app.setNow(eight - 1);
  expect(await later()).toBeNull();
  expect(requestedInstants(remindAgain)).toEqual([]);
  app.setNow(eight);
  expect(await later()).toBe(eight + REMIND_AGAIN_MS);
});

it('“depois” asks for a reminder of last night’s dose until noon', async () => {
  const { actor, medications, medicationId, remindAgain } = await withMedicine();
  const later = (time: string) => medications.note(actor, { medicationId, date: TODAY, time }, 'later');
  const noon = NOON + 86_400_000;
  app.setNow(noon - 1);
  await later('20:00');
  await later('08:00');
  app.setNow(noon);
  await later('20:00');
  expect(requestedInstants(remindAgain)).toEqual([noon - 1 + REMIND_AGAIN_MS]);
});

it('“depois” tells of no other reminder without a device', async () => {
  const { call } = await app.newPerson();
  const { id } = (await call('POST', '/medications', INPUT)).body;
  const dose = { medicationId: id, date: TODAY, time: '08:00', status: 'later' };
  expect((await call('PUT', '/medication-doses', dose)).body.remindsAgainAt).toBeNull();
});

it('“depois” asks for no reminder without reminders, of a past day, or of a dose without a time', async () => {
  const [loud, quiet] = [await withMedicine(), await withMedicine({ reminds: false })];
  const later = ({ actor, medications, medicationId }: typeof loud, time: string | null) =>
    medications.note(actor, { medicationId, date: TODAY, time }, 'later');
  await later(quiet, '08:00');
  await later(loud, null);
  app.setNow(NOON + 86_400_000);
  await later(loud, '08:00');
  expect([loud, quiet].flatMap(({ remindAgain }) => requestedInstants(remindAgain))).toEqual([]);
});

it('needsReminder() is true for a planned dose until it is taken or skipped', async () => {
  const { actor, medications, medicationId } = await withMedicine();
  const dose = { medicationId, date: TODAY, time: '08:00' };
  const needs = (what = dose) => medications.needsReminder(actor, what);
  expect(await needs()).toBe(true);
  await medications.note(actor, dose, 'later');
  expect(await needs()).toBe(true);
  await medications.note(actor, dose, 'taken');
  expect(await needs()).toBe(false);
  await medications.note(actor, dose, 'skipped');
  expect(await needs()).toBe(false);
  expect(await needs({ ...dose, time: '09:00' })).toBe(false);
  expect(await needs({ ...dose, medicationId: 'none' })).toBe(false);
});

it('a dose after midnight that was taken shortly before midnight needs no reminder', async () => {
  const { actor, medications, medicationId } = await withMedicine({ times: ['00:15'] });
  app.setNow(Date.parse('2026-03-14T23:50:00-03:00'));
  const tonight = { medicationId, date: '2026-03-15', time: '00:15' };
  expect((await medications.note(actor, tonight, 'taken')).ok).toBe(true);
  expect(await medications.needsReminder(actor, tonight)).toBe(false);
});
