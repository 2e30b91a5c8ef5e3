import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, inject, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { rowsOf } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { runChild } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { folderForFile } from '../../testing/open-for-file.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { backUp } from '../back-up.ts';
import { backupSettings } from '../backup-settings.ts';
import { erasedAccountsIn } from '../erased/erased-accounts.ts';
import { restore } from './restore.ts';

// Starts a process, and builds a database in a folder.
vi.setConfig({ testTimeout: 90_000 });

const noError = (error: Error) => {
  throw error;
};

const folder = await folderForFile();

it('the command replaces an embedded database that can’t be opened, unless a process has it', async () => {
  const template = inject('template');
  if (template.kind !== 'embedded') throw new Error('This test needs PGlite');
  const variables = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
    MASTER_KEYS: `1:${testSecrets.masterKeys[0]?.key.toString('base64')}`,
  };
  const config = readConfig(variables);
  const settings = backupSettings(config);
  const pg = join(variables.DATA_DIR, 'pg');
  await mkdir(variables.DATA_DIR);
  const filled = await PGlite.create({ dataDir: pg, loadDataDir: new Blob([await readFile(template.dump)]) });
  await filled.close();
  const database = await openDatabase(config, noError);
  await database.db.execute(sql`insert into users (id, name, email, email_verified, created_at, updated_at)
    values ('ana', '', 'a', false, now(), now())`);
  const keyRing = keyRingOf(database.secrets);
  const erased = erasedAccountsIn({ db: database.db, keyRing, ...settings });
  const { path } = await backUp({ database, keyRing, settings, erased }, Date.now());

  const options = { path, ...settings, mayReplace: true, withoutList: false, remove: async () => {} };
  await expect(restore(config, options, noError)).rejects.toThrow(/in use by process .*Nothing was changed/);
  await database.close();

  await writeFile(join(pg, 'global/pg_control'), 'destroyed');
  await expect(restore(config, { ...options, mayReplace: false }, noError)).rejects.toThrow('Add --yes');
  await expect(restore(config, { ...options, path: join(pg, 'PG_VERSION') }, noError)).rejects.toThrow('no backup');
  await expect(
    restore(readConfig({ DATA_DIR: variables.DATA_DIR, BACKUP_DIR: variables.BACKUP_DIR }), options, noError),
  ).rejects.toThrow('keys.json is missing');
  expect((await stat(join(pg, 'global/pg_control'))).size).toBe('destroyed'.length);

  const restored = runChild('commands/restore.ts', variables, [path, '--yes']);
  expect(await restored.ended(), restored.output()).toBe(0);
  expect(restored.output()).toContain('0 erased accounts');
  expect((await readdir(variables.DATA_DIR)).sort()).toEqual(['pg', 'pg.lock']);
  const again = await openDatabase(config, noError);
  expect(rowsOf(await again.db.execute(sql`select id from users`))).toEqual([{ id: 'ana' }]);
  await again.close();
});
