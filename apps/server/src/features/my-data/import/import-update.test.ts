import { describe, expect, it } from 'vitest';
import { type DaylioRow, daylioCsv, type Importer, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { NOON } from '../../../testing/test-app.ts';

const app = await openForFile(startImportApp());

const DIARY: DaylioRow[] = [
  { date: '2026-03-10', time: '08:15', mood: 'bem', activities: 'trabalho', note: 'Oi' },
  { date: '2026-03-09', time: '12:00', mood: 'mal', note: 'linha um\r\nlinha dois 🙂' },
  { date: '2026-03-08', time: '12:00', mood: 'bem' },
];
/** The diary with another note of its first entry, another mood and other activities. */
const CHANGED = DIARY.map((row, at) => (at === 0 ? { ...row, mood: 'mal', activities: 'xadrez', note: 'Oi!' } : row));
const DIARY_FILE = daylioCsv(DIARY);
const CHANGED_FILE = daylioCsv(CHANGED);

async function bring(person: Importer, file: string, choices: object = {}, source = 'daylio') {
  const preview = (await person.upload(file, source)).body;
  const { status } = await person.call('POST', `/imports/${preview.id}/confirm`, choices);
  expect(status).toBe(202);
  await app.runJobs();
  return { preview, done: (await person.call('GET', `/imports/${preview.id}`)).body };
}
const diaryOf = async (person: Importer) => (await person.call('GET', '/mood-entries?include=localDate')).body;

describe('a file whose notes differ from those of the diary', () => {
  it('says how many of the known entries have another note, and leaves them as they are', async () => {
    const ana = await app.newImporter();
    await bring(ana, DIARY_FILE);
    const before = await diaryOf(ana);
    const { preview, done } = await bring(ana, daylioCsv([...CHANGED, { date: '2026-03-01' }]));
    expect(preview).toMatchObject({ entries: 4, known: 3, changed: 1 });
    expect(done).toMatchObject({ created: 1, updated: 0 });
    expect((await diaryOf(ana)).slice(0, 3)).toEqual(before);
  });

  it('replaces these notes if the person wants it, but neither moods nor tags, and creates no tag', async () => {
    const ana = await app.newImporter();
    await bring(ana, DIARY_FILE);
    const before = await diaryOf(ana);
    const tags = (await ana.call('GET', '/tags')).body;
    const { done } = await bring(ana, CHANGED_FILE, { update: true });
    expect(done).toMatchObject({ status: 'ready', created: 0, updated: 1 });
    expect(await diaryOf(ana)).toEqual([{ ...before[0], note: 'Oi!' }, ...before.slice(1)]);
    expect((await ana.call('GET', '/tags')).body).toEqual(tags);
    const again = await bring(ana, CHANGED_FILE, { update: true });
    expect(again.preview.changed).toBe(0);
    expect(again.done.updated).toBe(0);
    expect((await ana.call('POST', `/imports/${again.preview.id}/confirm`, { update: true })).body.updated).toBe(0);
    expect((await ana.call('DELETE', `/imports/${again.preview.id}`)).body).toEqual({ removed: 0 });
    expect((await diaryOf(ana))[0].note).toBe('Oi!');
  });

  it('keeps words that were written after the preview', async () => {
    const ana = await app.newImporter();
    await bring(ana, DIARY_FILE);
    const { body: preview } = await ana.upload(CHANGED_FILE);
    expect(preview.changed).toBe(1);
    const [{ id, score }] = await diaryOf(ana);
    await ana.call('PUT', `/mood-entries/${id}`, { score, note: 'Escrevi mais depois.' });
    await ana.call('POST', `/imports/${preview.id}/confirm`, { update: true });
    await app.runJobs();
    expect((await ana.call('GET', `/imports/${preview.id}`)).body).toMatchObject({ status: 'ready', updated: 0 });
    expect((await diaryOf(ana))[0].note).toBe('Escrevi mais depois.');
  });

  it('offers no update for the last line, which a Daylio backup lacks, nor for entries of one minute', async () => {
    const ana = await app.newImporter();
    const twice = [
      { date: '2026-03-07', time: '09:00', mood: 'bem', note: 'o segundo' },
      { date: '2026-03-07', time: '09:00', mood: 'bem', note: 'o primeiro' },
    ];
    await bring(ana, daylioCsv([{ ...DIARY[0], date: '2026-03-10', note: 'Oi\nSono: 4 · Energia: 3' }, ...twice]));
    const { body } = await ana.upload(
      daylioCsv([{ ...DIARY[0], date: '2026-03-10', note: 'Oi' }, ...twice.slice(0, 1)]),
    );
    expect(body).toMatchObject({ entries: 2, known: 2, changed: 0 });
    const { body: both } = await ana.upload(daylioCsv(twice.toReversed()));
    expect(both).toMatchObject({ entries: 2, known: 2, changed: 0 });
  });

  it('replaces no note of one minute after an entry of that minute was deleted in the other app', async () => {
    const ana = await app.newImporter();
    const rows = ['o segundo', 'o primeiro'].map((note) => ({ date: '2026-03-07', time: '09:00', note }));
    await bring(ana, daylioCsv(rows));
    const before = await diaryOf(ana);
    const { done } = await bring(ana, daylioCsv(rows.slice(0, 1)), { update: true });
    expect(done).toMatchObject({ created: 0, updated: 0 });
    expect(await diaryOf(ana)).toEqual(before);
  });

  it('counts a note that was edited in Alento as changed, but removes no note that the file doesn’t have', async () => {
    const ana = await app.newImporter();
    await bring(ana, DIARY_FILE);
    const [first, , last] = await diaryOf(ana);
    for (const { id, score } of [first, last])
      await ana.call('PUT', `/mood-entries/${id}`, { score, note: 'escrito aqui' });
    const { preview, done } = await bring(ana, DIARY_FILE, { update: true });
    expect([preview.changed, done.updated]).toEqual([1, 1]);
    const notes = (await diaryOf(ana)).map(({ note }: { note: string }) => note);
    expect(notes).toEqual(['Oi', 'linha um\nlinha dois 🙂', 'escrito aqui']);
  });

  it('needs no score for moods of entries that are known', async () => {
    const ana = await app.newImporter();
    await bring(ana, DIARY_FILE);
    const renamed = CHANGED.map((row) => ({ ...row, mood: 'sereno' }));
    const { done } = await bring(ana, daylioCsv(renamed), { update: true });
    expect(done).toMatchObject({ status: 'ready', created: 0, updated: 1 });
  });

  it('looks for signs of a crisis in the new note of a recent entry', async () => {
    const ana = await app.newImporter();
    const row = { date: '2026-03-13', time: '10:00', note: 'um dia' };
    await bring(ana, daylioCsv([row]));
    const changed = daylioCsv([{ ...row, note: 'não aguento mais, quero me matar' }]);
    expect((await bring(ana, changed)).done.showsHelp).toBe(false);
    expect((await bring(ana, changed, { update: true })).done.showsHelp).toBe(true);
    expect((await ana.call('GET', '/safety/state')).body.lastCrisisAt).toBe(NOON);
  });

  it('replaces the comment of a note with the note, and changes nobody else’s entry with the same id', async () => {
    const [ana, bia] = [await app.newImporter(), await app.newImporter()];
    const entry = { id: 'e1', score: 3, timestamp: Date.parse('2026-01-01T15:00:00Z'), localDate: '2026-01-01' };
    const copyOf = (note: string, aiAnalysis?: string) =>
      JSON.stringify({
        format: 'alento-export',
        entries: [{ ...entry, offsetMinutes: -180, note, aiAnalysis }],
      });
    for (const person of [ana, bia]) await bring(person, copyOf('antes\r\nde tudo', 'Um comentário.'), {}, 'alento');
    expect((await diaryOf(ana))[0].ai_analysis).toBe('Um comentário.');
    const { preview, done } = await bring(bia, copyOf('depois'), { update: true }, 'alento');
    expect([preview.changed, done.updated]).toEqual([1, 1]);
    expect((await diaryOf(bia))[0]).toMatchObject({ note: 'depois', ai_analysis: '' });
    expect((await diaryOf(ana))[0]).toMatchObject({ note: 'antes\nde tudo', ai_analysis: 'Um comentário.' });
  });
});
