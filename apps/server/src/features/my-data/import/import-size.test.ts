import { IMPORT_NOTE_MAX_BYTES } from '@alento/domain/my-data/limits';
import AdmZip from 'adm-zip';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { importParts } from '../../../db/schema/my-data.ts';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';

const app = await openForFile(startImportApp());

/** An archive of Alento with this many entries, which is small because their note repeats. */
function archiveOf(count: number, note: string, { tagName = 'família', aiAnalysis = '' } = {}): Uint8Array {
  const entries = Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    score: 3,
    note,
    aiAnalysis,
    timestamp: Date.parse('2026-01-01T15:00:00Z') + index * 3_600_000,
    localDate: '2026-01-01',
    offsetMinutes: -180,
    tags: ['t1'],
  }));
  const document = { format: 'alento-export', entries, tags: [{ id: 't1', name: tagName }] };
  const zip = new AdmZip();
  zip.addFile('diario.json', Buffer.from(JSON.stringify(document)));
  return zip.toBuffer();
}

const ACCENTED = `a${'\u0300'.repeat(3)}`;
const LARGE = ACCENTED.repeat(960_000 / Buffer.byteLength(ACCENTED));

it('refuses a small archive of notes that have too much text in all, before anything is stored', async () => {
  const ana = await app.newImporter();
  const file = archiveOf(25, LARGE);
  expect(file.length).toBeLessThan(500_000);
  const { status, body } = await ana.upload(file, 'alento', 'alento-meus-dados.zip');
  expect([status, body.errorCode]).toEqual([422, 'IMPORT_FILE_TOO_COMPLEX']);
});

it('refuses an archive whose entries repeat a long name', async () => {
  const ana = await app.newImporter();
  const { body } = await ana.upload(
    archiveOf(500, 'oi', { tagName: 'x'.repeat(100_000) }),
    'alento',
    'alento-meus-dados.zip',
  );
  expect(body.errorCode).toBe('IMPORT_FILE_TOO_COMPLEX');
});

it('shortens a name that is too long to be confirmed', async () => {
  const ana = await app.newImporter();
  const row = { date: '2026-01-01', mood: `bem ${'🙂'.repeat(200)}`, activities: 'x'.repeat(300) };
  const { body } = await ana.upload(daylioCsv([row, { ...row, date: '2026-01-02', mood: `${row.mood}!` }]));
  expect([body.scale, body.tags]).toMatchObject([[{ entries: 2 }], [{ entries: 2 }]]);
  const scale = body.scale.map(({ name }: { name: string }) => ({ name, score: 4 }));
  const tags = body.tags.map(({ name }: { name: string }) => ({ name, tag: null }));
  expect((await ana.call('POST', `/imports/${body.id}/confirm`, { scale, tags })).status).toBe(202);
  await app.runJobs();
});

it('shortens a long note, says so, and lists a hundred of them within 4.5 MB', async () => {
  const ana = await app.newImporter();
  const preview = await ana.upload(archiveOf(10, LARGE, { aiAnalysis: LARGE }), 'alento', 'alento-meus-dados.zip');
  expect(preview.status).toBe(201);
  expect(preview.body.problems).toHaveLength(10);
  await ana.call('POST', `/imports/${preview.body.id}/confirm`, {});
  await app.runJobs();
  const { body } = await ana.call('GET', '/mood-entries?limit=10');
  expect(body).toHaveLength(10);
  const bytes = Buffer.byteLength(JSON.stringify(body));
  expect(bytes).toBeGreaterThan(10 * (IMPORT_NOTE_MAX_BYTES - 100));
  expect(bytes * 10).toBeLessThan(4_500_000);
});

it('stores and adds large notes in batches of 256 kB', async () => {
  const ana = await app.newImporter();
  const { body } = await ana.upload(archiveOf(20, 'é'.repeat(19_000)), 'alento', 'alento-meus-dados.zip');
  const { db } = app.database;
  const parts = await db.select().from(importParts).where(eq(importParts.importId, body.id));
  // Seven notes of 38 kB exceed 256 kB.
  expect(parts).toHaveLength(4);
  for (const { content } of parts) expect(content.length).toBeLessThan(270_000);
  await ana.call('POST', `/imports/${body.id}/confirm`, {});
  await app.runJobs();
  expect((await ana.call('GET', `/imports/${body.id}`)).body).toMatchObject({ status: 'ready', created: 20 });
  expect(await db.$count(importParts, eq(importParts.importId, body.id))).toBe(0);
});
