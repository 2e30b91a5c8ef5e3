import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { readConfig } from '../config.ts';
import '../testing/context.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { rowsOf } from './database.ts';
import { openDatabase } from './open-database.ts';
import { hasEmbedded, replaceEmbedded } from './replace-embedded.ts';

const noError = (error: Error) => {
  throw error;
};
let folder: string;
let directory: string;
const configOf = () =>
  readConfig({
    DATA_DIR: folder,
    IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
    MASTER_KEYS: `1:${testSecrets.masterKeys[0]?.key.toString('base64')}`,
  });

beforeEach(async () => {
  const template = inject('template');
  if (template.kind !== 'embedded') throw new Error('This test needs PGlite');
  folder = await mkdtemp(join(tmpdir(), 'alento-replace-'));
  directory = join(folder, 'pg');
  const filled = await PGlite.create({ dataDir: directory, loadDataDir: new Blob([await readFile(template.dump)]) });
  await filled.query(`insert into users (id, name, email, email_verified, created_at, updated_at)
    values ('ana', '', 'a', false, now(), now())`);
  await filled.close();
  // The process was killed between the two renames of a restore.
  await rename(directory, `${directory}.replaced`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function accounts(): Promise<unknown[]> {
  const database = await openDatabase(configOf(), noError);
  try {
    return rowsOf(await database.db.execute(sql`select id from users`));
  } finally {
    await database.close();
  }
}

it('a start after an interrupted restore opens the previous database', async () => {
  expect(await accounts()).toEqual([{ id: 'ana' }]);
  expect(existsSync(`${directory}.replaced`)).toBe(false);
});

it('a restore after an interrupted one knows of the previous database, and keeps it if it fails', async () => {
  expect(hasEmbedded(configOf())).toBe(true);
  const failing = replaceEmbedded(configOf(), noError, {
    check: async () => undefined,
    fill: () => Promise.reject(new Error('unreadable backup')),
  });
  await expect(failing).rejects.toThrow('unreadable backup');
  expect(await accounts()).toEqual([{ id: 'ana' }]);
});

it('a start after a restore that was killed at its end removes what the restore left', async () => {
  await cp(`${directory}.replaced`, directory, { recursive: true });
  await mkdir(`${directory}.restoring`);
  expect(await accounts()).toEqual([{ id: 'ana' }]);
  expect(existsSync(`${directory}.replaced`)).toBe(false);
  expect(existsSync(`${directory}.restoring`)).toBe(false);
});
