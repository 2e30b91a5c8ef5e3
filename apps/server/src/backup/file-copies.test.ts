import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { folderForFile, openForFile } from '../testing/open-for-file.ts';
import { addAttachment, jpeg } from '../testing/people/add-attachment.ts';
import { isStored, storedFiles } from '../testing/stored-files.ts';
import { NOON, startTestApp } from '../testing/test-app.ts';
import { copyNewFiles, pruneCopies, restoreFiles } from './file-copies.ts';

const KEEP_DAYS = 30;
const directory = await folderForFile();
const app = await openForFile(startTestApp());
const { db } = app.database;
const folders = { directory, files: app.filesFolder, keepDays: KEEP_DAYS };
const ana = await app.newPerson();
const entry = await ana.call('POST', '/mood-entries', { score: 3, note: '' });
const file = jpeg();
const { id } = (await addAttachment(ana, entry.body.id, file)).body;
const copies = async () =>
  (await readdir(join(directory, 'files'), { recursive: true })).filter((one) => one.includes('/'));
const copyOf = `${id.slice(0, 2)}/${id}`;

it('copies the files of attachments once, and no others', async () => {
  await mkdir(join(app.filesFolder, 'ex'));
  await writeFile(join(app.filesFolder, 'ex/export'), 'of an export');
  expect(await copyNewFiles(db, folders)).toEqual({ copied: 1, missing: 0 });
  expect(await copyNewFiles(db, folders)).toEqual({ copied: 0, missing: 0 });
  expect(await copies()).toEqual([copyOf]);
});

it('brings a lost file back, and has those removed that no row knows', async () => {
  await app.runJob('remove-files');
  for (const path of await storedFiles(app)) if (path.endsWith(id)) await rm(path);
  expect(await isStored(app, id)).toBe(false);
  expect(await restoreFiles(db, folders)).toEqual({ restored: 1, missing: 0 });
  const answer = await ana.request(`/attachments/${id}/file`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
  await app.runJob('remove-files');
  expect((await storedFiles(app)).map((path) => path.split('/').at(-1))).toEqual([id]);
});

it('keeps the copy of a deleted attachment as long as backups, and no longer', async () => {
  expect((await ana.call('DELETE', `/attachments/${id}`)).status).toBe(204);
  await pruneCopies(db, folders, NOON);
  await pruneCopies(db, folders, NOON + KEEP_DAYS * DAY_MS);
  expect(await copies()).toEqual([`${copyOf}.gone`]);
  await pruneCopies(db, folders, NOON + KEEP_DAYS * DAY_MS + 1);
  expect(await copies()).toEqual([]);
});

it('deletes what an interrupted copy left, and a file of another name, wherever it is', async () => {
  await mkdir(join(directory, 'files/ab'), { recursive: true });
  for (const name of ['ab/abc.x.part', '.DS_Store']) await writeFile(join(directory, 'files', name), 'x');
  expect(await readdir(join(directory, 'files'), { recursive: true })).toContain('.DS_Store');
  await pruneCopies(db, folders, Date.now());
  await pruneCopies(db, folders, Date.now() + 31 * DAY_MS);
  expect(await copies()).toEqual([]);
  expect(await readdir(join(directory, 'files'), { recursive: true })).not.toContain('.DS_Store');
});

it('tells how many files are missing', async () => {
  const { body } = await addAttachment(ana, entry.body.id, file);
  for (const path of await storedFiles(app)) if (path.endsWith(body.id)) await rm(path);
  expect(await copyNewFiles(db, folders)).toEqual({ copied: 0, missing: 1 });
});

it('does nothing with files in a bucket', async () => {
  expect(await copyNewFiles(db, { ...folders, files: null })).toEqual({ copied: 0, missing: 0 });
  expect(await restoreFiles(db, { ...folders, files: null })).toBeNull();
});
