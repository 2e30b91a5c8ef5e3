import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noteContext } from '../../../crypto/note-context.ts';
import { seal } from '../../../crypto/seal.ts';
import { users } from '../../../db/schema/account.ts';
import { exports } from '../../../db/schema/my-data.ts';
import { recommendationSets } from '../../../db/schema/recommendation.ts';
import { writeEntries } from '../../../entries/write-entries.ts';
import { folderStore } from '../../../integrations/files/folder-store.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { addAttachment, jpeg } from '../../../testing/people/add-attachment.ts';
import { archiveOf, exported } from '../../../testing/people/archive.ts';
import { storedFiles } from '../../../testing/stored-files.ts';
import { MINUTE, NOON, PASSWORD, startTestApp } from '../../../testing/test-app.ts';
import { exportRows } from './export.repository.ts';
import { KINDS_TOTAL } from './files/document-file.ts';
import { type MakeExportDeps, makeExportService } from './make-export.service.ts';

const app = await openForFile(startTestApp({ LIMIT_ACCESS_CHANGES_PER_MINUTE: '1000' }));

/** Signs a person up who has requested an export that no job has begun. */
async function pendingExport() {
  const { db } = app.database;
  const { userId, call, request } = await app.newPerson();
  const { id } = (await call('POST', '/exports', { password: PASSWORD })).body;
  app.jobs.length = 0;
  return {
    ...{ userId, call, request, id, person: await app.personForJob(userId) },
    row: async () => (await db.select().from(exports).where(eq(exports.userId, userId)))[0],
  };
}

/** Makes exports with these changes to the dependencies. */
const making = (changes: Partial<MakeExportDeps> = {}) =>
  makeExportService({
    db: app.database.db,
    clock: () => NOON,
    files: folderStore(app.filesFolder),
    reasonText: () => 'motivo',
    publish: () => undefined,
    publishWithin: async () => undefined,
    lostFile: () => undefined,
    ...changes,
  });

describe('making an export', () => {
  it('stores its progress after each kind, and says so to open screens', async () => {
    const { person, id, row } = await pendingExport();
    const seen: Promise<number | undefined>[] = [];
    let ends = 0;
    await making({
      publish: () => void seen.push(row().then((one) => one?.done)),
      publishWithin: async () => {
        ends += 1;
      },
    }).make(person, id);
    const progress = await Promise.all(seen);
    expect(progress.length).toBeGreaterThan(12);
    // Other statements run while a row is read, so that a later value may be read.
    expect(progress.every((done = 0) => done >= 1 && done < KINDS_TOTAL)).toBe(true);
    expect(new Set(progress).size).toBeGreaterThan(4);
    expect(await row()).toMatchObject({ status: 'ready', done: KINDS_TOTAL });
    expect(ends).toBe(1);
  });

  it('ends without an error and leaves nothing if the account is deleted meanwhile', async () => {
    const { person, id, row, userId } = await pendingExport();
    const deletions: Promise<unknown>[] = [];
    const publish = () => {
      if (deletions.length === 0)
        deletions.push(Promise.resolve(app.database.db.delete(users).where(eq(users.id, userId))));
    };
    await making({ publish }).make(person, id);
    await Promise.all(deletions);
    expect(await row()).toBeUndefined();
  });

  it('renews its lease, so that an export that takes longer than a lease is not taken over', async () => {
    const { person, id, row } = await pendingExport();
    let now = NOON;
    const claims: Promise<unknown>[] = [];
    await making({
      clock: () => now,
      publish: () => {
        now += MINUTE;
        claims.push(exportRows.claim(app.database.db, person.owner, id, now, true));
      },
    }).make(person, id);
    expect(new Set(await Promise.all(claims))).toEqual(new Set([null]));
    expect(now).toBeGreaterThan(NOON + 10 * MINUTE);
    expect((await row())?.status).toBe('ready');
  });

  it('stops if another worker has taken it over, and leaves the export to it', async () => {
    const { person, id, row } = await pendingExport();
    const later = new Date(NOON + 10 * MINUTE);
    // The other worker has a connection: a new one might be open only after the export is complete.
    const { db } = app.database;
    await Promise.all([1, 2].map(() => db.transaction((tx) => tx.execute(sql`select 1`))));
    const taken: Promise<unknown>[] = [];
    const publish = () => {
      if (taken.length === 0) taken.push(exportRows.claim(app.database.db, person.owner, id, later.getTime(), true));
    };
    await making({ publish }).make(person, id);
    expect(await taken[0]).not.toBeNull();
    expect(await row()).toMatchObject({ status: 'processing', startedAt: later, file: null });
  });

  it('fails if something can’t be read, and doesn’t count for the limit', async () => {
    const { person, id, row, userId, call } = await pendingExport();
    const content = Buffer.from('not a document') as never;
    await app.database.db
      .insert(recommendationSets)
      .values({ userId, localDate: '2026-03-01', content, generatedAt: new Date(NOON) });
    await expect(making().make(person, id)).rejects.toThrow();
    expect(await row()).toMatchObject({ status: 'failed', file: null });
    expect((await call('GET', '/exports')).body).toMatchObject([{ id, status: 'failed' }]);
  });
});

it('a diary of several batches becomes a file of several pieces, in which no entry is missing or doubled', async () => {
  const { person, userId, call, request } = await pendingExport();
  const rows = Array.from({ length: 701 }, (_, at) => {
    const id = randomUUID();
    const note = seal(person.userKey(), noteContext(userId, id), `${at} ${randomBytes(1500).toString('base64')}`);
    // Three entries have the same time, so that batches end between them.
    const recordedAt = new Date(NOON - Math.floor(at / 3) * MINUTE);
    const entry = { id, note, recordedAt, score: at % 6, localDate: '2026-03-14', offsetMinutes: -180, tagIds: [] };
    return { ...entry, aiAnalysis: null, source: 'app' as const, importId: null };
  });
  await writeEntries.insertAll(app.database.db, person.owner, rows);
  await app.database.db.delete(exports).where(eq(exports.userId, userId));
  const id = await exported(app, { call, request });
  const { document, text, bytes } = await archiveOf({ call, request }, id);
  expect(bytes.length).toBeGreaterThan(1_000_000);
  const numbers = document.entries.map(({ note }) => Number(note.split(' ')[0]));
  expect(numbers.sort((a, b) => a - b)).toEqual(rows.map((_, at) => at));
  for (const name of ['registros.csv', 'diario.html']) {
    const written = text(name);
    expect(document.entries.filter(({ note }) => !written.includes(note))).toEqual([]);
  }
});

it('a photo that is damaged or lost is named in the archive, which has everything else', async () => {
  const person = await app.newPerson();
  const entry = (await person.call('POST', '/mood-entries', { score: 3, note: 'um dia' })).body;
  const [lost, damaged, whole] = [jpeg(), jpeg(), jpeg()];
  const ids: string[] = [];
  for (const file of [lost, damaged, whole]) ids.push((await addAttachment(person, entry.id, file)).body.id);
  const paths = (await storedFiles(app)).filter((path) => ids.some((id) => path.endsWith(id)));
  for (const path of paths) if (path.endsWith(ids[0] ?? '')) await rm(path);
  for (const path of paths) if (path.endsWith(ids[1] ?? '')) await writeFile(path, randomBytes(4000));
  const archive = await archiveOf(person, await exported(app, person));
  const named = ids.filter((id) => archive.text('leia-me.txt').includes(`anexos/${id}.jpeg`));
  expect(named).toEqual(ids.slice(0, 2));
  expect(archive.text('diario.json')).toContain('um dia');
  expect(archive.document.attachments?.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  expect(app.logged().match(/missing or damaged/g)).toHaveLength(2);
});
