import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@alento/domain/time/local-date';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NOON, startTestApp, type TestApp } from '../testing/test-app.ts';
import { backupName } from './backup-files.ts';

let directory: string;
const apps: TestApp[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'alento-nightly-'));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await rm(directory, { recursive: true, force: true });
});

async function start(isNightly: boolean): Promise<TestApp> {
  const app = await startTestApp({
    BACKUP_DIR: directory,
    BACKUP_KEEP_DAYS: '2',
    BACKUP_NIGHTLY: String(isNightly),
  });
  apps.push(app);
  return app;
}
const runHourly = (app: TestApp) => app.runJob('keep-backups');
const nameAt = (ms: number) => backupName(new Date(ms));

it('makes one backup a night, keeps them for the configured days, and logs no names', async () => {
  const app = await start(true);
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
  const quiet = await start(false);
  quiet.setNow(NOON + 3 * DAY_MS + 1);
  await runHourly(quiet);
  expect((await readdir(directory)).sort()).toEqual([nameAt(NOON + 2 * DAY_MS + 1), 'erased.list']);
});
