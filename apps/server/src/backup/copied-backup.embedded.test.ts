import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { keyRingOf } from '../crypto/key-ring.ts';
import { type CopyFiles, copiesOf } from '../db/copy-embedded.ts';
import { rowsOf } from '../db/database.ts';
import { embeddedDatabase } from '../db/open-database.ts';
import { openPglite } from '../db/open-pglite.ts';
import { copyDirectory, endInterruptedRestore } from '../db/previous-directory.ts';
import '../testing/context.ts';
import { folderForFile } from '../testing/open-for-file.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { writeBackup } from './write-backup.ts';

// Builds a database in a folder, and starts a second one in a thread.
vi.setConfig({ testTimeout: 60_000 });

const NOW = Date.parse('2026-03-14T15:00:00Z');
const folder = await folderForFile();
const [directory, backups] = [join(folder, 'pg'), join(folder, 'backups')];
const template = inject('template');
if (template.kind !== 'embedded') throw new Error('This test needs the embedded database');
const dump = new Blob([await readFile(template.dump)]);
const client = await openPglite({ dataDir: directory, loadDataDir: dump });
const database = embeddedDatabase(client, testSecrets);
afterAll(() => database.close());
const { db } = database;
const keyRing = keyRingOf(database.secrets);

/** Writes a backup. `onStatement` is called after each statement of the copy. */
function write(now: number, onStatement = async (_text: string): Promise<void> => {}) {
  const query: typeof client.query = async (text) => {
    const answer = await client.query(text);
    await onStatement(text);
    return answer as never;
  };
  const copyFiles = copiesOf({ query }, directory);
  return writeBackup({ bulk: database.bulk, copyFiles }, { keyRing, directory: backups, now });
}

/** The values of the first column of a table in a backup. */
function namesIn(script: string, table: string): string[] {
  const [, rows = ''] = script.split(`COPY "public"."${table}" `);
  return (rows.split('\n\\.\n')[0] ?? '')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[0] ?? []);
}

it('others read and write while a backup is made, which has the state of one moment and every row', async () => {
  // More than is read at once.
  await db.execute(sql`insert into erased_accounts (hash, erased_on)
    select 'before' || n || repeat('x', 1900), '2026-03-14' from generate_series(1, 5000) n`);
  let written = 0;
  let isDone = false;
  const backup = write(NOW).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into erased_accounts (hash, erased_on) values (${`both${written}`}, '2026-03-14')`);
      await tx.execute(sql`insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
        values (${`both${written}`}, 'x', 'x', now(), now(), now())`);
    });
    written += 1;
    // Most of the time is the thread's.
    await setTimeout(5);
  }
  const script = gunzipSync(await readFile((await backup).path)).toString();
  const first = namesIn(script, 'erased_accounts');
  expect(first.filter((name) => name.startsWith('before'))).toHaveLength(5000);
  const both = first.filter((name) => name.startsWith('both'));
  expect(both.toSorted()).toEqual(namesIn(script, 'verifications').toSorted());
  // The copy ends while others write, and the backup is written from it meanwhile.
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(written);
  expect((await readdir(folder)).sort()).toEqual(['backups', 'pg']);
});

/** The file of a table in a copy of the database. */
async function fileOf(copy: string, table: string): Promise<string> {
  const [row] = rowsOf<{ path: string }>(await db.execute(sql`select pg_relation_filepath(${table}) as path`));
  return join(copy, row?.path ?? '');
}

/** Expects that a backup fails and leaves neither a file nor a copy. */
async function expectFailure(backup: () => Promise<unknown>, message: string | RegExp): Promise<void> {
  const before = await readdir(backups);
  await expect(backup()).rejects.toThrow(message);
  expect(await readdir(backups)).toEqual(before);
  expect(existsSync(copyDirectory(directory))).toBe(false);
}

it('a backup fails if a part of the log is deleted during the copy', async () => {
  const deleteLog = async (text: string): Promise<void> => {
    if (!text.includes('pg_backup_start')) return;
    for (let count = 0; count < 2; count += 1) {
      await db.execute(sql`select pg_switch_wal()`);
      await db.execute(sql`checkpoint`);
    }
  };
  await expectFailure(() => write(NOW + 1, deleteLog), 'A part of the log was deleted');
});

it.each([
  ['a table’s file is missing', async (copy: string) => rm(await fileOf(copy, 'tags')), /could not open file/],
  ['it can’t be opened', (copy: string) => writeFile(join(copy, 'global/pg_control'), 'destroyed'), /./],
])('a backup fails if %s in the copy', async (_, destroy, message) => {
  const copyFiles: CopyFiles = (use) =>
    copiesOf(
      client,
      directory,
    )(async (copy) => {
      await destroy(copy);
      return use(copy);
    });
  const options = { keyRing, directory: backups, now: NOW + 2 };
  await expectFailure(() => writeBackup({ bulk: database.bulk, copyFiles }, options), message);
});

it('a backup ends with its signal, and a second one beside it is refused', async () => {
  const stop = new AbortController();
  const copyFiles = copiesOf(client, directory);
  const options = { keyRing, directory: backups, now: NOW + 3, signal: stop.signal };
  const stopped = (): Promise<unknown> =>
    writeBackup(
      {
        bulk: database.bulk,
        copyFiles: (use) =>
          copyFiles(async (copy) => {
            await expect(copyFiles(use)).rejects.toThrow('A copy of the database is in use');
            setImmediate(() => stop.abort());
            return use(copy);
          }),
      },
      options,
    );
  await expectFailure(stopped, 'aborted');
});

it('the copy that a killed backup left is deleted before the database is opened', async () => {
  const copy = copyDirectory(directory);
  await mkdir(copy);
  await endInterruptedRestore(directory);
  expect(existsSync(copy)).toBe(false);
});
