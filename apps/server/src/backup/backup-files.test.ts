import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { folderForFile } from '../testing/open-for-file.ts';
import { isBackupDue } from './backup.jobs.ts';
import { backupName, listBackups, pruneBackups } from './backup-files.ts';
import { backupSettings } from './backup-settings.ts';

const at = (text: string) => Date.parse(text);
const directory = await folderForFile();
const NOW = at('2026-11-23T12:00:00Z');

describe('the folder of the backups', () => {
  it('lists complete backups by time, and deletes only those whose retention has ended', async () => {
    const name = (text: string) => backupName(new Date(text));
    const [old, recent, newest] = ['2026-10-24T11:59:59.999Z', '2026-10-24T12:00:00Z', '2026-11-23T04:41:00.120Z'].map(
      name,
    );
    const [interrupted, running] = ['2026-11-22T04:41:00Z', '2026-11-23T11:41:00Z'].map((text) => `${name(text)}.part`);
    const foreign = ['erased.list', 'alento.sql.gz', 'alento-20200101T000000000Z.sql.gz.gpg'];
    for (const file of [newest, old, recent, interrupted, running, ...foreign])
      await writeFile(join(directory, file ?? ''), '');
    expect((await listBackups(directory)).map(({ path }) => path)).toEqual(
      [old, recent, newest].map((file) => join(directory, file ?? '')),
    );
    expect(await pruneBackups(directory, 30, NOW)).toBe(1);
    expect(new Set(await readdir(directory))).toEqual(new Set([recent, newest, running, ...foreign]));
    expect(await pruneBackups(directory, 30, NOW)).toBe(0);
  });

  it('may be missing', async () => {
    expect(await listBackups(join(directory, 'none'))).toEqual([]);
    expect(await pruneBackups(join(directory, 'none'), 30, NOW)).toBe(0);
  });
});

it.each([
  ['none was ever made', null, '2026-11-23T12:00:00Z', true],
  ['the last one is of the night before', '2026-11-22T04:41:00Z', '2026-11-23T04:41:00Z', true],
  ['tonight’s was made', '2026-11-23T04:41:00Z', '2026-11-23T05:41:00Z', false],
  ['it is not night yet', '2026-11-22T04:41:00Z', '2026-11-23T03:59:59Z', false],
  ['the machine was off at night', '2026-11-20T04:41:00Z', '2026-11-23T19:41:00Z', true],
])('whether a backup is due if %s', (_, newest, now, isDue) => {
  expect(isBackupDue(newest === null ? null : new Date(newest), at(now))).toBe(isDue);
});

it('the folder is beside the data folder, and nights are on with the embedded database alone', () => {
  const keys = {
    IDENTITY_KEY: Buffer.alloc(32).toString('base64'),
    MASTER_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  };
  const postgres = { DATABASE_URL: 'postgres://alento@localhost/alento', ...keys };
  expect(backupSettings(readConfig({ DATA_DIR: '/srv/alento/data/' }))).toEqual({
    directory: '/srv/alento/data-backups',
    files: '/srv/alento/data/files',
    keepDays: 30,
    isNightly: true,
  });
  expect(backupSettings(readConfig(postgres)).isNightly).toBe(false);
  expect(backupSettings(readConfig({ ...postgres, BACKUP_NIGHTLY: 'true' })).isNightly).toBe(true);
  expect(
    backupSettings(
      readConfig({ BACKUP_NIGHTLY: 'false', BACKUP_DIR: '/mnt/b', BACKUP_KEEP_DAYS: '7', FILES_DIR: '/mnt/f' }),
    ),
  ).toEqual({
    directory: '/mnt/b',
    files: '/mnt/f',
    keepDays: 7,
    isNightly: false,
  });
});
