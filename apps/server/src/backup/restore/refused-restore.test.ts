import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { userKeys, users } from '../../db/schema/account.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { replaceErasedList } from '../erased/erased-list.ts';
import { writeBackup } from '../write-backup.ts';
import { restoreInto } from './restore.ts';

const NOW = Date.parse('2026-03-14T15:00:00Z');

async function addUser(id: string): Promise<void> {
  const at = new Date(NOW);
  const { wrappedKey, masterKeyVersion } = keyRingOf(database.secrets).create(id);
  await database.db
    .insert(users)
    .values({ id, name: '', email: id, emailVerified: false, createdAt: at, updatedAt: at });
  await database.db.insert(userKeys).values({ userId: id, wrappedKey, masterKeyVersion, createdAt: at });
}
const userIds = async () =>
  (await database.db.select({ id: users.id }).from(users).orderBy(asc(users.id))).map(({ id }) => id);
const options = (overrides: Partial<Parameters<typeof restoreInto>[1]> = {}) => ({
  path,
  directory,
  keepDays: 30,
  files: null,
  mayReplace: true,
  withoutList: false,
  remove: async () => {},
  ...overrides,
});
/** Writes a changed copy of the backup. */
async function changedBytes(change: (bytes: Buffer) => Uint8Array): Promise<string> {
  const copy = join(directory, 'changed.sql.gz');
  await writeFile(copy, change(await readFile(path)));
  return copy;
}
const changed = (change: (script: string) => string): Promise<string> =>
  changedBytes((bytes) => gzipSync(change(gunzipSync(bytes).toString())));

const [directory, empty] = [await folderForFile(), await folderForFile()];
const database = await openForFile(openTestDatabase());
await addUser('ana');
const path = (await writeBackup(database, { keyRing: keyRingOf(database.secrets), directory, now: NOW })).path;
await replaceErasedList(directory, { completeSince: '2026-03-14', accounts: [] });
// What a refused restore must leave alone.
await addUser('bia');

it.each([
  ['a file that was cut off', () => changedBytes((bytes) => bytes.subarray(0, bytes.length / 2))],
  [
    'a file with changed bytes',
    () => changedBytes((bytes) => bytes.map((byte, at) => (at >= 100 && at < 140 ? byte ^ 0xff : byte))),
  ],
  ['a file without its end', () => changed((script) => script.slice(0, script.lastIndexOf('-- alento')))],
  ['a file that lacks rows', () => changed((script) => script.replace(/(FROM stdin;\n)[^\\].*\n/, '$1'))],
  ['a file with another statement', () => changed((script) => script.replace('COPY ', 'DROP TABLE users; COPY '))],
  ['another file', () => changedBytes(() => Buffer.from('lista de compras'))],
])('refuses %s before it changes anything', async (_, make) => {
  const damaged = await make();
  await expect(restoreInto(database, options({ path: damaged }))).rejects.toThrow(
    /damaged or no backup.*Nothing was changed/,
  );
  expect(await userIds()).toEqual(['ana', 'bia']);
});

it('leaves the database as it was if a row can’t be loaded', async () => {
  const copy = await changed((script) => script.replace(/(COPY "public"."users" .*\n[^\t]*\t)/, '$1extra\t'));
  await expect(restoreInto(database, options({ path: copy }))).rejects.toThrow();
  expect(await userIds()).toEqual(['ana', 'bia']);
});

it('refuses other keys, and a backup of a newer version', async () => {
  const { secrets } = database;
  const other = { ...database, secrets: { ...secrets, identityKey: Buffer.alloc(32, 9) } };
  await expect(restoreInto(other, options())).rejects.toThrow('another identity key');
  const masters = {
    ...database,
    secrets: { ...secrets, masterKeys: [{ version: 1, key: Buffer.alloc(32, 9) }] },
  };
  await expect(restoreInto(masters, options())).rejects.toThrow('another master key of version 1');
  const newer = await changed((script) => script.replace(/"migration":\d+/, '"migration":99999999999999'));
  await expect(restoreInto(database, options({ path: newer }))).rejects.toThrow('newer version');
  expect(await userIds()).toEqual(['ana', 'bia']);
});

it('refuses without a list that covers the time since the backup, unless the option allows it', async () => {
  await expect(restoreInto(database, options({ directory: empty }))).rejects.toThrow(/There is no .*erased.list/);
  await replaceErasedList(empty, { completeSince: '2026-03-15', accounts: [] });
  await expect(restoreInto(database, options({ directory: empty }))).rejects.toThrow('begins only after the backup');
  await replaceErasedList(empty, { completeSince: '2026-03-14', accounts: [] });
  expect(await restoreInto(database, options({ directory: empty }))).toMatchObject({ removed: 0 });
  await rm(join(empty, 'erased.list'));
  await restoreInto(database, options({ directory: empty, withoutList: true }));
  expect(await userIds()).toEqual(['ana']);
  await expect(restoreInto(database, options({ directory: empty }))).rejects.toThrow('begins only after the backup');
});
