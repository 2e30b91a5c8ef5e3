import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importParts, imports } from '../../../db/schema/my-data.ts';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { NOON } from '../../../testing/test-app.ts';
import { safetyService } from '../../safety/safety.service.ts';
import { tagService } from '../../tag/tag.service.ts';
import { importWriteService } from './write.service.ts';

const app = await openForFile(startImportApp());

const activities = 'piquenique | quermesse';
/** A file with 50 entries, which is two batches. */
const fileOf = (note = '') =>
  daylioCsv(
    Array.from({ length: 50 }, (_, index) => ({ date: '2026-03-13', time: `10:${index + 10}`, activities, note })),
  );

/** A database that is unreachable after the first transaction, as for a killed process. */
function killedAfterOne() {
  let commits = 0;
  return new Proxy(app.database.db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      return async (work: Parameters<typeof target.transaction>[0]) => {
        if (commits === 1) throw new Error('killed');
        const result = await target.transaction(work);
        commits += 1;
        return result;
      };
    },
  });
}

/** Signs a person up who has confirmed an import of two batches, and whose job hasn't run. */
async function confirmed() {
  const { db } = app.database;
  const importer = await app.newImporter();
  const { body } = await importer.upload(fileOf());
  await importer.call('POST', `/imports/${body.id}/confirm`, {
    tags: ['piquenique', 'quermesse'].map((name) => ({ name, tag: 'new' })),
  });
  app.jobs.length = 0;
  const person = await app.personForJob(importer.userId);
  const id: string = body.id;
  return {
    ...{ importer, person, id },
    row: async () => (await db.select().from(imports).where(eq(imports.id, id)))[0],
    tags: async (): Promise<{ id: string; name: string }[]> => (await importer.call('GET', '/tags')).body,
    entries: async () => (await importer.call('GET', '/mood-entries?limit=500')).body.length,
    /** Makes the second batch unreadable, so that the import fails there. */
    async damage() {
      const second = and(eq(importParts.importId, id), eq(importParts.position, 1));
      const first = and(eq(importParts.importId, id), eq(importParts.position, 0));
      const [part] = await db.select().from(importParts).where(first);
      if (!part) throw new Error('No batch was stored');
      await db.update(importParts).set({ content: part.content }).where(second);
    },
  };
}

type Deps = Parameters<typeof importWriteService>[0];

/** Writes imports with these changes to the dependencies. */
const writing = (changes: Partial<Deps> = {}) =>
  importWriteService({
    db: app.database.db,
    clock: () => NOON,
    notify: () => undefined,
    raisesCrisis: async () => false,
    noticeCrisis: async () => undefined,
    removeUnusedTags: tagService({ db: app.database.db, clock: () => NOON }).removeUnused,
    ...changes,
  });

describe('writing an import', () => {
  it('does not end the import of another worker when it fails after its lease was taken over', async () => {
    const { person, id, row, entries, damage, tags } = await confirmed();
    await damage();
    const later = new Date(NOON + 121_000);
    const noticeCrisis: Deps['noticeCrisis'] = async (_actor, tx) => {
      // The other worker takes over while the first batch is written.
      await tx.update(imports).set({ startedAt: later }).where(eq(imports.id, id));
    };
    const writes = writing({ raisesCrisis: async () => true, noticeCrisis });
    await expect(writes.write(person, id)).rejects.toThrow();
    expect(await row()).toMatchObject({ status: 'processing', startedAt: later, done: 25 });
    expect(await entries()).toBe(25);
    expect((await tags()).map(({ name }) => name)).toEqual(expect.arrayContaining(['piquenique', 'quermesse']));
  });

  it('removes the tags that a failed import created, except those that the person has used since', async () => {
    const { importer, person, id, row, entries, damage, tags } = await confirmed();
    const before = await tags();
    const used = before.find(({ name }) => name === 'quermesse')?.id;
    await importer.call('POST', '/mood-entries', { score: 4, note: 'minha', tags: [used] });
    await damage();
    await expect(writing().write(person, id)).rejects.toThrow();
    expect(await row()).toMatchObject({ status: 'failed', created: 0 });
    expect(await entries()).toBe(1);
    expect(await tags()).toEqual(before.filter(({ name }) => name !== 'piquenique'));
    expect((await importer.call('DELETE', `/imports/${id}`)).body).toEqual({ removed: 0 });
  });

  it('records a sign of a crisis with the entries of its batch, even if the process is killed after them', async () => {
    const { importer, person, id, row, entries } = await confirmed();
    const killed = killedAfterOne();
    const safety = safetyService({ db: killed, clock: () => NOON, countNotMeant: () => undefined });
    const changes = { raisesCrisis: async () => true, noticeCrisis: safety.notice };
    await expect(writing({ db: killed, ...changes }).write(person, id)).rejects.toThrow('killed');
    expect(await entries()).toBe(25);
    expect((await importer.call('GET', '/safety/state')).body.lastCrisisAt).toBe(NOON);
    // The worker that continues knows of the sign, so that it isn't recorded again.
    const again = { raisesCrisis: async () => true, noticeCrisis: () => Promise.reject(new Error('recorded again')) };
    await writing({ clock: () => NOON + 121_000, ...again }).write(person, id);
    expect(await row()).toMatchObject({ status: 'ready', created: 50 });
    expect((await importer.call('GET', `/imports/${id}`)).body.showsHelp).toBe(true);
  });

  it('goes on with replacing notes where a killed worker stopped, and leaves what was edited since', async () => {
    const { importer, person, id } = await confirmed();
    await writing().write(person, id);
    const { body: preview } = await importer.upload(fileOf('nova'));
    await importer.call('POST', `/imports/${preview.id}/confirm`, { update: true });
    app.jobs.length = 0;
    const notes = async (): Promise<{ id: string; note: string }[]> =>
      (await importer.call('GET', '/mood-entries?limit=500')).body;
    await expect(writing({ db: killedAfterOne() }).write(person, preview.id)).rejects.toThrow('killed');
    const replaced = (await notes()).filter(({ note }) => note === 'nova');
    expect(replaced).toHaveLength(25);
    await importer.call('PUT', `/mood-entries/${replaced[0]?.id}`, { score: 3, note: 'editada' });
    await writing({ clock: () => NOON + 121_000 }).write(person, preview.id);
    expect((await notes()).filter(({ note }) => note === 'nova')).toHaveLength(49);
    const { body } = await importer.call('GET', `/imports/${preview.id}`);
    expect(body).toMatchObject({ status: 'ready', created: 0, updated: 50 });
  });
});
