import { readdir } from 'node:fs/promises';
import { DAY_MS } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { folderForFile, openForFile } from '../testing/open-for-file.ts';
import { NOON, startTestApp, type TestApp } from '../testing/test-app.ts';
import { backupName } from './backup-files.ts';

const directory = await folderForFile();
const start = (isNightly: boolean) =>
  openForFile(startTestApp({ BACKUP_DIR: directory, BACKUP_KEEP_DAYS: '2', BACKUP_NIGHTLY: String(isNightly) }));
const [app, quiet] = [await start(true), await start(false)];
const runHourly = (app: TestApp) => app.runJob('keep-backups');
const nameAt = (ms: number) => backupName(new Date(ms));

it('makes one backup a night, keeps them for the configured days, and logs no names', async () => {
  await runHourly(app);
  app.setNow(NOON + 3_600_000);
  await runHourly(app);
  expect((await readdir(directory)).sort()).toEqual([nameAt(NOON), 'erased.list']);
  app.setNow(NOON + DAY_MS);
  await runHourly(app);
  app.setNow(NOON + 2 * DAY_MS + 1);
  await runHourly(app);
  expect((await readdir(directory)).sort()).toEqual([
    nameAt(NOON + DAY_MS),
    nameAt(NOON + 2 * DAY_MS + 1),
    'erased.list',
  ]);
  expect(app.logged()).toMatch(/"bytes":\d+,"rows":\d+,"pruned":1,"ms":0,"msg":"backup made"/);
  expect(app.logged()).not.toContain(directory);

  // Without nightly backups, old ones are deleted all the same.
  quiet.setNow(NOON + 3 * DAY_MS + 1);
  await runHourly(quiet);
  expect((await readdir(directory)).sort()).toEqual([nameAt(NOON + 2 * DAY_MS + 1), 'erased.list']);
});
