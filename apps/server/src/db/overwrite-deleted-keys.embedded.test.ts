import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, inject, it } from 'vitest';
import '../testing/context.ts';
import { folderForFile } from '../testing/open-for-file.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { embeddedDatabase } from './open-database.ts';
import { openPglite } from './open-pglite.ts';
import { overwriteDeletedKeys } from './overwrite-deleted-keys.ts';
import { userKeys, users } from './schema/account.ts';

const folder = await folderForFile();
const template = inject('template');
if (template.kind !== 'embedded') throw new Error('This test needs the embedded database');
const dump = new Blob([await readFile(template.dump)]);
const filled = await openPglite({ dataDir: join(folder, 'pg'), loadDataDir: dump });
const database = embeddedDatabase(filled, testSecrets);
afterAll(() => database.close());

/** Files of the database in `directory` that contain these bytes. */
async function filesWith(bytes: Uint8Array, directory = 'pg'): Promise<string[]> {
  const files = await readdir(join(folder, directory), { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    if ((await readFile(path)).includes(bytes)) found.push(path);
  }
  return found;
}

async function insertAccount(id: string): Promise<Uint8Array> {
  const at = new Date();
  const wrappedKey = new Uint8Array(randomBytes(60));
  const account = { id, name: '', email: id, emailVerified: false, createdAt: at, updatedAt: at };
  await database.db.insert(users).values(account);
  await database.db.insert(userKeys).values({ userId: id, wrappedKey, masterKeyVersion: 1, createdAt: at });
  return wrappedKey;
}

it('removes the wrapped key of a deleted account from every file, and keeps those of others', async () => {
  const [deletedKey, otherKey] = [await insertAccount('gone'), await insertAccount('kept')];
  // Several files of the write-ahead log, as after a day, and the checkpoint of a nightly backup.
  for (let count = 0; count < 3; count += 1) {
    await insertAccount(`other${count}`);
    await database.db.execute('select pg_switch_wal()');
  }
  await database.db.execute('checkpoint');
  await database.db.delete(users).where(eq(users.id, 'gone'));
  expect(await filesWith(deletedKey)).not.toEqual([]);
  await overwriteDeletedKeys(database);
  expect(await filesWith(deletedKey)).toEqual([]);
  expect(await filesWith(otherKey)).not.toEqual([]);
  const [row] = await database.db.select().from(userKeys).where(eq(userKeys.userId, 'kept'));
  expect(Buffer.from(row?.wrappedKey ?? [])).toEqual(Buffer.from(otherKey));
});
