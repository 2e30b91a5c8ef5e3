import { readFile, rm } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { removeErasedAccount } from '../../composition/app-backup.ts';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { applyMigrations, knownMigrations } from '../../db/apply-migrations.ts';
import { rowsOf } from '../../db/database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { tablesInOrder } from '../../db/table-order.ts';
import type { ErasedAccounts } from '../../features/account/deletion/deletion.service.ts';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { addAttachment, jpeg } from '../../testing/people/add-attachment.ts';
import { NOON, PASSWORD, startTestApp } from '../../testing/test-app.ts';
import { erasedAccountsIn } from '../erased/erased-accounts.ts';
import { copyNewFiles } from '../file-copies.ts';
import { writeBackup } from '../write-backup.ts';
import { restoreInto } from './restore.ts';

const KEEP_DAYS = 30;
const EMAILS = { ana: 'ana@exemplo.com', bia: 'bia@exemplo.com' };
const NOTE = 'barra \\ invertida, \ttabulação\r\ne quebra \\. de linha \u2028';

const directory = await folderForFile();

/** All rows of the tables as text, by table, without those that contain `id`. */
async function rowsWithout({ db }: OpenDatabase, id: string): Promise<Record<string, string[]>> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = rowsOf<{ text: string }>(
      await db.execute(sql.raw(`select t::text as text from "${name}" t order by 1`)),
    );
    found[name] = rows.map(({ text }) => text).filter((text) => !text.includes(id));
  }
  return found;
}

const erasedOf = ({ db, secrets }: OpenDatabase) =>
  erasedAccountsIn({ db, keyRing: keyRingOf(secrets), directory, keepDays: KEEP_DAYS });
/** The list of the source, whose database is open only after the app is built. */
const erased: ErasedAccounts = {
  remember: (tx, userId, now) => erasedOf(source.database).remember(tx, userId, now),
  publish: (now) => erasedOf(source.database).publish(now),
};
const options = (overrides: Partial<Parameters<typeof restoreInto>[1]> = {}) => ({
  path,
  directory,
  keepDays: KEEP_DAYS,
  files: target.filesFolder,
  mayReplace: false,
  withoutList: false,
  remove: removeErasedAccount,
  ...overrides,
});
const source = await openForFile(startTestApp({}, { erased }));
const target = await openForFile(startTestApp());

async function signUp(name: keyof typeof EMAILS) {
  const { token, user, request } = await source.signUp(EMAILS[name]);
  for (const score of [1, 4, 5])
    expect((await source.call('POST', '/mood-entries', { token, body: { score, note: NOTE } })).status).toBe(201);
  const [entry] = (await source.call('GET', '/mood-entries', { token })).body;
  expect((await addAttachment({ request }, entry.id, jpeg())).status).toBe(201);
  await source.call('POST', '/tags', { token, body: { name: `corrida de ${name}` } });
  return { id: user.id, token };
}

const ana = await signUp('ana');
await signUp('bia');
await erasedOf(source.database).publish(NOON, { always: true });
const { path } = await writeBackup(source.database, {
  keyRing: keyRingOf(source.database.secrets),
  directory,
  now: NOON,
});
await copyNewFiles(source.database.db, { directory, files: source.filesFolder });
/** Every table of the source at the time of the backup, without the rows of Ana. */
const others = await rowsWithout(source.database, ana.id);
const left = await source.call('DELETE', '/account/delete', { token: ana.token, body: { password: PASSWORD } });
expect(left.status).toBe(200);

describe('a restore', () => {
  it('brings everything back but the person who left, who can’t sign in', async () => {
    expect(await restoreInto(target.database, options())).toEqual({
      createdAt: new Date(NOON).toISOString(),
      removed: 1,
      files: { restored: 1, missing: 0 },
    });
    expect({ ...(await rowsWithout(target.database, ana.id)), erased_accounts: [], removable_files: [] }).toEqual(
      others,
    );
    expect(await dumpDatabase(target.database.db)).not.toContain(ana.id);
    expect(gunzipSync(await readFile(path)).toString('latin1')).not.toContain('invertida');
    expect((await target.signIn(EMAILS.ana)).status).toBe(401);
    const { body } = await target.signIn(EMAILS.bia);
    const entries = await target.call('GET', '/mood-entries', { token: body.token });
    const read = entries.body as { score: number; note: string }[];
    expect(read.map(({ score }) => score).sort()).toEqual([1, 4, 5]);
    for (const { note } of read) expect(note).toBe(NOTE);
  });

  it('replaces accounts only if it may, and gives the same state each time', async () => {
    await expect(restoreInto(target.database, options())).rejects.toThrow('Add --yes');
    expect((await target.signIn(EMAILS.bia)).status).toBe(200);
    expect(await restoreInto(target.database, options({ mayReplace: true }))).toMatchObject({ removed: 1 });
    expect({ ...(await rowsWithout(target.database, ana.id)), erased_accounts: [], removable_files: [] }).toEqual(
      others,
    );
  });

  it('applies the migrations since the version of the backup', async () => {
    const earlier = await openTestDatabase();
    const known = knownMigrations();
    try {
      await earlier.bulk('write', async (session) => {
        await session.query(`drop table ${(await tablesInOrder(session)).map(({ table }) => table).join(', ')}`);
        await session.query('drop schema drizzle cascade');
        await applyMigrations(session, known[3] ?? 0);
        await session.query(`insert into users (id, name, email, email_verified, created_at, updated_at)
          values ('antiga', '', 'antiga', false, now(), now())`);
      });
      const keyRing = keyRingOf(earlier.secrets);
      const written = await writeBackup(earlier, { keyRing, directory, now: NOON + 120_000 });
      await earlier.migrate();
      await restoreInto(earlier, options({ path: written.path, mayReplace: true }));
      const tables = await earlier.bulk('read', tablesInOrder);
      expect(tables).toEqual(await target.database.bulk('read', tablesInOrder));
      expect(rowsOf(await earlier.db.execute(sql`select id, last_used_on from users`))).toEqual([
        { id: 'antiga', last_used_on: null },
      ]);
      const [row] = rowsOf<{ count: number }>(
        await earlier.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`),
      );
      expect(row?.count).toBe(known.length);
      await rm(written.path);
    } finally {
      await earlier.close();
    }
  });
});
