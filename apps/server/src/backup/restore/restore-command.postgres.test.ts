import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { rowsOf } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { startJobQueue } from '../../jobs/job-queue.ts';
import { createLog } from '../../log/log.ts';
import { runChild } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { createPostgresCopy } from '../../testing/database/test-database.ts';
import { folderForFile } from '../../testing/open-for-file.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { backupSettings } from '../backup-settings.ts';
import { restore } from './restore.ts';

// Starts processes.
vi.setConfig({ testTimeout: 90_000 });

const noError = (error: Error) => {
  throw error;
};

const folder = await folderForFile();

it('the command replaces a PostgreSQL database that no other connection uses', async () => {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const variables = {
    DATABASE_URL: await createPostgresCopy(template.url),
    IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
    MASTER_KEYS: `1:${testSecrets.masterKeys[0]?.key.toString('base64')}`,
    BACKUP_DIR: join(folder, 'backups'),
  };
  const config = readConfig(variables);
  const database = await openDatabase(config, noError);
  const queue = await startJobQueue(database, [], false, createLog('silent'));
  await queue.stop();
  const insert = (id: string) =>
    database.db.execute(sql`insert into users (id, name, email, email_verified, created_at, updated_at)
      values (${id}, '', ${id}, false, now(), now())`);
  await insert('ana');
  const backup = runChild('commands/backup.ts', variables);
  expect(await backup.ended(), backup.output()).toBe(0);
  const path = backup.output().split(':')[0] ?? '';
  await insert('bia');

  const { isNightly: _nightly, ...settings } = backupSettings(config);
  const options = { path, ...settings, mayReplace: true, withoutList: false, remove: async () => {} };
  await expect(restore(config, options, noError)).rejects.toThrow(/in use by \d+ other conn.*Nothing was changed/);
  await database.close();

  const withoutArguments = runChild('commands/restore.ts', variables);
  expect(await withoutArguments.ended()).toBe(1);
  expect(withoutArguments.output()).toBe(
    `Usage: npm run restore -- FILE [--yes] [--without-erased-list]\nBackups in ${settings.directory}: \n${path}\n`,
  );
  const restored = runChild('commands/restore.ts', variables, [path, '--yes']);
  expect(await restored.ended(), restored.output()).toBe(0);
  const again = await openDatabase(config, noError);
  expect(rowsOf(await again.db.execute(sql`select id from users`))).toEqual([{ id: 'ana' }]);
  // The jobs of the replaced database are gone, and the next start creates the queue anew.
  expect(rowsOf(await again.db.execute(sql`select to_regclass('pgboss.job') as jobs`))).toEqual([{ jobs: null }]);
  await again.close();
});
