import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { removableFiles } from '../db/schema/removable-file.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { NOON, startTestApp } from '../testing/test-app.ts';
import { removals } from './removable-files.ts';

const app = await openForFile(startTestApp());
const { db } = app.database;

it('a file that can’t be removed fails the job, holds no other up and is tried again after an hour', async () => {
  // A folder in place of the file.
  await mkdir(join(app.filesFolder, 'ba', 'bad'), { recursive: true });
  await mkdir(join(app.filesFolder, 'go'));
  await writeFile(join(app.filesFolder, 'go', 'good'), 'a photo');
  await db.insert(removableFiles).values([
    { name: 'bad', removeAt: new Date(0) },
    { name: 'good', removeAt: new Date(1) },
  ]);
  await expect(app.runJob('remove-files')).rejects.toThrow('bad');
  expect(await storedFiles(app)).toEqual([]);
  expect(await db.select().from(removableFiles)).toEqual([{ name: 'bad', removeAt: new Date(NOON + HOUR_MS) }]);
});

it('a file whose removal has begun can’t be kept, and one that was kept is not removed', async () => {
  const now = new Date(NOON);
  await db.insert(removableFiles).values([
    { name: 'begun', removeAt: now },
    { name: 'kept', removeAt: now },
    { name: 'later', removeAt: new Date(NOON + 1) },
  ]);
  expect(await removals.claim(db, 'begun', now)).toBe(true);
  expect(await removals.keep(db, 'begun')).toBe(false);
  expect(await removals.keep(db, 'kept')).toBe(true);
  expect(await removals.claim(db, 'kept', now)).toBe(false);
  expect(await removals.claim(db, 'later', now)).toBe(false);
});
