import { errorText } from '@alento/domain/errors/catalogue';
import { CHECK_IN_NOTE_MAX, NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());

it('POST /mood-entries stores the source of an entry, and a correction keeps the source', async () => {
  const person = await app.newPerson();
  const sources = async () =>
    (await person.call('GET', '/mood-entries?include=localDate')).body.map(({ source }: { source: string }) => source);
  await person.call('POST', '/mood-entries', { score: 3 });
  const { id } = (await person.call('POST', '/mood-entries', { score: 4, source: 'notification' })).body;
  expect((await sources()).toSorted()).toEqual(['app', 'notification']);
  await person.call('PUT', `/mood-entries/${id}`, { score: 2, note: 'Mudei' });
  expect((await sources()).toSorted()).toEqual(['app', 'notification']);
  expect((await person.call('GET', '/mood-entries')).body[0]).not.toHaveProperty('source');
});

it('an entry for a past day has no hour and counts in no part of the day, until a correction gives it one', async () => {
  const person = await app.newPerson('premium');
  const noon = NOON - 2 * DAY;
  const batch = { entries: [1, 2, 3].map((days) => ({ score: 1, timestamp: NOON - days * DAY, source: 'past' })) };
  const { entries } = (await person.call('POST', '/mood-entries/batch', batch)).body;
  const id = entries[1].id;
  const source = async () =>
    (await person.call('GET', '/mood-entries?include=localDate')).body.find((entry: { id: string }) => entry.id === id)
      .source;
  const inParts = async () =>
    (await person.call('GET', '/analytics?period=30')).body.detail.timesOfDay.map(
      ({ entries: count }: { entries: number }) => count,
    );
  const correct = (body: object) => person.call('PUT', `/mood-entries/${id}`, { score: 1, note: '', ...body });
  expect(await source()).toBe('past');
  expect(await inParts()).toEqual([0, 0, 0, 0]);
  await correct({ note: 'lembrei' });
  await correct({ timestamp: noon - DAY / 2, source: 'past' });
  expect(await source()).toBe('past');
  await correct({ timestamp: noon, source: 'past' });
  await correct({ timestamp: noon });
  expect(await source()).toBe('past');
  await correct({ timestamp: noon, source: 'app' });
  expect(await source()).toBe('app');
  expect(await inParts()).toEqual([0, 0, 1, 0]);
});

it('POST /mood-entries refuses a note from the popup above the length limit of check-ins', async () => {
  const person = await app.newPerson();
  const record = (length: number, source?: string) =>
    person.call('POST', '/mood-entries', { score: 3, note: 'ã'.repeat(length), source });
  const refusedAt = (path: string) => ({
    status: 422,
    body: { errorCode: 'NOTE_TOO_LONG', details: [{ path, message: errorText('NOTE_TOO_LONG') }] },
  });
  expect(await record(NOTE_MAX + 1)).toMatchObject(refusedAt('note'));
  expect(await record(NOTE_MAX + 1, 'popup')).toMatchObject(refusedAt('note'));
  expect(await record(CHECK_IN_NOTE_MAX + 1, 'popup')).toMatchObject(refusedAt('note'));
  const long = { score: 3, note: 'ã'.repeat(CHECK_IN_NOTE_MAX + 1) };
  const batch = { entries: [long, { ...long, source: 'popup' }] };
  expect(await person.call('POST', '/mood-entries/batch', batch)).toMatchObject(refusedAt('entries.1.note'));
  const onboarding = { id: 'onboarding-mood-1780000000000', ...long };
  expect(await person.call('POST', '/mood-entries', onboarding)).toMatchObject(refusedAt('note'));
  expect((await person.call('GET', '/mood-entries')).body).toEqual([]);
  expect((await record(CHECK_IN_NOTE_MAX, 'popup')).status).toBe(201);
  expect((await record(CHECK_IN_NOTE_MAX + 1)).status).toBe(201);
});

it.each(['voice', 'import', '', 7])('POST /mood-entries refuses the source %j', async (source) => {
  const person = await app.newPerson();
  expect((await person.call('POST', '/mood-entries', { score: 3, source })).status).toBe(422);
  expect((await person.call('GET', '/mood-entries')).body).toEqual([]);
});
