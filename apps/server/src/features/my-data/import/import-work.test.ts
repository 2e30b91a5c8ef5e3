import { and, eq, lt } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importParts, imports } from '../../../db/schema/my-data.ts';
import { daylioCsv, type Importer, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { NOON, resetAfterEach } from '../../../testing/test-app.ts';

const app = await openForFile(startImportApp());
resetAfterEach(app);

/** A file with an entry every ten minutes from a day on. */
const manyRows = (count: number, note = (index: number) => `nota ${index}`) =>
  daylioCsv(
    Array.from({ length: count }, (_, index) => {
      const at = new Date(Date.parse('2025-01-01T00:00:00Z') + index * 600_000).toISOString();
      return { date: at.slice(0, 10), time: at.slice(11, 16), note: note(index), activities: 'trabalho' };
    }),
  );

async function confirmed(person: Importer, file: string): Promise<string> {
  const { body } = await person.upload(file);
  expect((await person.call('POST', `/imports/${body.id}/confirm`, {})).status).toBe(202);
  return body.id;
}
const stateOf = async (person: Importer, id: string) => (await person.call('GET', `/imports/${id}`)).body;
const countOf = async (person: Importer) => (await person.call('GET', '/mood-entries?limit=500')).body.length;
const rowOf = (id: string) => eq(imports.id, id);
const runSweep = async () => {
  app.jobs.push({ name: 'write-abandoned-imports', payload: {} });
  await app.runJobs();
};

describe('a confirmed import', () => {
  it('goes on where a killed worker stopped, and adds nothing twice', async () => {
    const ana = await app.newImporter();
    const id = await confirmed(ana, manyRows(250));
    const { db } = app.database;
    await app.runJobs();
    expect(await stateOf(ana, id)).toMatchObject({ status: 'ready', created: 250 });
    const bia = await app.newImporter();
    const second = await confirmed(bia, manyRows(250));
    app.jobs.length = 0;
    // The worker was killed after its first batches, whose entries are written.
    const startedAt = new Date(NOON);
    await db.update(imports).set({ startedAt, done: 100 }).where(rowOf(second));
    await db.delete(importParts).where(and(eq(importParts.importId, second), lt(importParts.position, 4)));
    await runSweep();
    expect(await stateOf(bia, second)).toMatchObject({ status: 'processing', progress: { done: 100, of: 250 } });
    app.setNow(NOON + 121_000);
    await runSweep();
    expect(await stateOf(bia, second)).toMatchObject({ status: 'ready', created: 150 });
    expect(await countOf(bia)).toBe(150);
    expect(await db.$count(importParts, eq(importParts.importId, second))).toBe(0);
  });

  it('is started once by two confirmations, and refuses another file and its undoing until it is complete', async () => {
    const ana = await app.newImporter();
    const { body: preview } = await ana.upload(manyRows(3));
    const both = await Promise.all([1, 2].map(() => ana.call('POST', `/imports/${preview.id}/confirm`, {})));
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    expect(app.jobs.filter(({ name }) => name === 'write-import')).toHaveLength(1);
    expect((await ana.upload(manyRows(4))).body.errorCode).toBe('IMPORT_RUNNING');
    expect((await ana.call('DELETE', `/imports/${preview.id}`)).body.errorCode).toBe('IMPORT_RUNNING');
    await app.runJobs();
    expect((await ana.call('DELETE', `/imports/${preview.id}`)).body).toEqual({ removed: 3 });
  });

  it('leaves out tags that are deleted meanwhile', async () => {
    const ana = await app.newImporter();
    const tags = (await ana.call('GET', '/tags')).body;
    const { body: preview } = await ana.upload(manyRows(2));
    await ana.call('POST', `/imports/${preview.id}/confirm`, { tags: [{ name: 'trabalho', tag: tags[0].id }] });
    await ana.call('DELETE', `/tags/${tags[0].id}`);
    await app.runJobs();
    const entries = (await ana.call('GET', '/mood-entries')).body;
    expect(entries.map((entry: { tags: string[] }) => entry.tags)).toEqual([[], []]);
  });

  it('says once that a recent note calls for help, and ignores old ones', async () => {
    const [ana, bia] = [await app.newImporter(), await app.newImporter()];
    const words = 'não aguento mais, quero me matar';
    const old = await confirmed(
      ana,
      manyRows(20, () => words),
    );
    await app.runJobs();
    expect(await stateOf(ana, old)).toMatchObject({ showsHelp: false });
    expect((await ana.call('GET', '/safety/state')).body.lastCrisisAt).toBeNull();
    const recent = daylioCsv(
      Array.from({ length: 20 }, (_, index) => ({ date: '2026-03-13', time: `10:${index + 10}`, note: words })),
    );
    const id = await confirmed(bia, recent);
    await app.runJobs();
    expect(await stateOf(bia, id)).toMatchObject({ showsHelp: true });
    expect((await bia.call('GET', '/safety/state')).body.lastCrisisAt).toBe(NOON);
    // The same entries again are known, and say nothing new.
    app.setNow(NOON + 60_000);
    const again = await confirmed(bia, recent);
    await app.runJobs();
    expect(await stateOf(bia, again)).toMatchObject({ created: 0, showsHelp: false });
    expect((await bia.call('GET', '/safety/state')).body.lastCrisisAt).toBe(NOON);
  });

  it('ends quietly if the account is gone', async () => {
    const ana = await app.newImporter();
    const id = await confirmed(ana, manyRows(2));
    await app.database.db.delete(imports).where(rowOf(id));
    await app.runJobs();
    expect(await countOf(ana)).toBe(0);
  });

  it('stores no word of the file in clear', async () => {
    const ana = await app.newImporter();
    const { body: preview } = await ana.upload(
      daylioCsv([{ date: '2026-03-01', note: 'jabuticaba', mood: 'sereníssimo', activities: 'piquenique' }]),
      'daylio',
      'diario-da-ana.csv',
    );
    const rows = await app.database.db.select().from(imports).where(rowOf(preview.id));
    const parts = await app.database.db.select().from(importParts).where(eq(importParts.importId, preview.id));
    const stored = JSON.stringify([rows, parts], (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const word of ['jabuticaba', 'sereníssimo', 'piquenique', 'diario-da-ana']) {
      expect(stored).not.toContain(word);
      expect(app.logged()).not.toContain(word);
    }
  });
});

describe('old imports', () => {
  it('are deleted: previews after a day, others when they can’t be undone any more', async () => {
    const ana = await app.newImporter();
    const { body: preview } = await ana.upload(manyRows(1));
    const bia = await app.newImporter();
    const done = await confirmed(bia, manyRows(1));
    await app.runJobs();
    const clean = async (days: number) => {
      app.setNow(NOON + days * 86_400_000);
      app.jobs.push({ name: 'remove-old-imports', payload: {} });
      await app.runJobs();
      app.setNow(NOON);
    };
    await clean(0.9);
    expect((await stateOf(ana, preview.id)).status).toBe('preview');
    await clean(1.1);
    expect((await ana.call('GET', `/imports/${preview.id}`)).status).toBe(404);
    await clean(31);
    expect((await stateOf(bia, done)).status).toBe('ready');
    await clean(33);
    expect((await bia.call('GET', '/imports')).body).toEqual([]);
    expect(await countOf(bia)).toBe(1);
  });
});
