import { backup, ENTRY, MOODS } from '@alento/diary-import/testing/diary-files.harness';
import { expect, it } from 'vitest';
import { daylioCsv, type Importer, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { archiveOf, exported } from '../../../testing/people/archive.ts';
import { NOON } from '../../../testing/test-app.ts';

const app = await openForFile(startImportApp());

async function bring(person: Importer, file: string | Uint8Array, source = 'daylio') {
  const preview = (await person.upload(file, source)).body;
  expect((await person.call('POST', `/imports/${preview.id}/confirm`, {})).status).toBe(202);
  await app.runJobs();
  const { created } = (await person.call('GET', `/imports/${preview.id}`)).body;
  return { entries: preview.entries, known: preview.known, changed: preview.changed, created };
}
const diaryOf = async (person: Importer) => (await person.call('GET', '/mood-entries?include=localDate')).body;

it('an import of one’s own export adds nothing, nor the entry of the onboarding', async () => {
  const [ana, bia] = [await app.newImporter(), await app.newImporter()];
  for (const [person, time] of [[ana, NOON - 3_600_000] as const, [bia, NOON - 60_000] as const])
    await person.call('POST', '/mood-entries', { id: `onboarding-mood-${time}`, score: 4, timestamp: time });
  await ana.call('POST', '/mood-entries', { score: 2, note: 'outra' });
  const before = await diaryOf(ana);
  const { bytes } = await archiveOf(ana, await exported(app, ana));
  expect(await bring(ana, bytes, 'alento')).toEqual({ entries: 2, known: 2, changed: 0, created: 0 });
  expect(await diaryOf(ana)).toEqual(before);
  // Another account has an onboarding of its own, whose id doesn't change.
  expect(await bring(bia, bytes, 'alento')).toMatchObject({ known: 0, created: 2 });
  expect((await diaryOf(bia)).filter(({ id }: { id: string }) => id.startsWith('onboarding-mood-'))).toHaveLength(1);
});

it('a backup of Daylio after its table adds only what the table lacked', async () => {
  const ana = await app.newImporter();
  const rows = [
    { date: '2026-03-11', time: '21:40', mood: 'mal', title: 'Sexta', note: 'um\ndois', activities: 'café' },
    { date: '2026-03-10', time: '08:15', mood: 'bem', note: 'a mais nova do minuto' },
    { date: '2026-03-10', time: '08:15', mood: 'bem', note: 'a mais velha do minuto' },
  ];
  expect(await bring(ana, daylioCsv(rows))).toMatchObject({ known: 0, created: 3 });
  const before = await diaryOf(ana);
  const moment = { year: 2026, month: 2, datetime: null, timeZoneOffset: null };
  const dayEntries = [
    { ...ENTRY, ...moment, day: 12, hour: 9, minute: 0, note: 'só no backup' },
    { ...ENTRY, ...moment, day: 11, hour: 21, minute: 40, mood: 4, note_title: 'Sexta', note: 'um<br>dois', tags: [1] },
    { ...ENTRY, ...moment, day: 10, hour: 8, minute: 15, note: 'a mais nova do minuto' },
    { ...ENTRY, ...moment, day: 10, hour: 8, minute: 15, note: 'a mais velha do minuto' },
  ];
  const file = backup({ customMoods: MOODS, tags: [{ id: 1, name: 'café' }], dayEntries });
  expect(await bring(ana, file)).toEqual({ entries: 4, known: 3, changed: 0, created: 1 });
  expect((await diaryOf(ana)).slice(1)).toEqual(before);
  expect(await bring(ana, daylioCsv(rows))).toMatchObject({ known: 3, created: 0 });
});

it('a file adds nothing to an account that has its entries from the export of another account', async () => {
  const [ana, bia] = [await app.newImporter(), await app.newImporter()];
  const rows = [
    { date: '2026-03-11', time: '21:40', note: 'sozinha' },
    { date: '2026-03-10', time: '08:15', note: 'a mais nova do minuto' },
    { date: '2026-03-10', time: '08:15', note: 'a mais velha do minuto' },
  ];
  await bring(ana, daylioCsv(rows));
  const { bytes } = await archiveOf(ana, await exported(app, ana));
  expect(await bring(bia, bytes, 'alento')).toMatchObject({ known: 0, created: 3 });
  expect(await bring(bia, daylioCsv(rows))).toMatchObject({ known: 3, changed: 0, created: 0 });
  // One more entry of that minute is new, and the note of an entry that is alone can be replaced.
  const more = rows
    .map((row, at) => (at === 0 ? { ...row, note: 'sozinha!' } : row))
    .toSpliced(1, 0, { ...rows[1], note: 'nova' } as never);
  expect(await bring(bia, daylioCsv(more))).toMatchObject({ known: 3, changed: 1, created: 1 });
  // The other way round, too.
  const carla = await app.newImporter();
  await bring(carla, daylioCsv(rows));
  expect(await bring(carla, bytes, 'alento')).toMatchObject({ known: 3, changed: 0, created: 0 });
});
