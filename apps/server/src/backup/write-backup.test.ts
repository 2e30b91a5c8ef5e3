import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keyRingOf } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { folderForFile, openForFile } from '../testing/open-for-file.ts';
import { writeBackup } from './write-backup.ts';

const NOW = Date.parse('2026-03-14T15:00:00Z');

const directory = await folderForFile();
const database = await openForFile(openTestDatabase());

const write = (now: number) => writeBackup(database, { keyRing: keyRingOf(database.secrets), directory, now });

describe('a backup', () => {
  it('is a file that only its owner can read, under its time, and has no keys', async () => {
    const { path } = await write(NOW);
    expect(path).toBe(join(directory, 'alento-20260314T150000000Z.sql.gz'));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const script = gunzipSync(await readFile(path)).toString('latin1');
    const { identityKey, masterKeys } = database.secrets;
    for (const key of [identityKey, ...masterKeys.map((master) => master.key)])
      for (const encoding of ['hex', 'base64', 'latin1'] as const) expect(script).not.toContain(key.toString(encoding));
  });

  it('fails without leaving a file if the database fails', async () => {
    const failing: OpenDatabase['bulk'] = (mode, run) =>
      database.bulk(mode, (session) =>
        run({
          ...session,
          // biome-ignore lint/correctness/useYield: the first chunk is the failure
          async *copyOut() {
            throw new Error('connection lost');
          },
        }),
      );
    const before = await readdir(directory);
    const keyRing = keyRingOf(database.secrets);
    await expect(writeBackup({ bulk: failing, copyFiles: null }, { keyRing, directory, now: NOW + 5 })).rejects.toThrow(
      'lost',
    );
    expect(await readdir(directory)).toEqual(before);
  });

  it('has the state of one moment while other transactions write', async () => {
    const { db } = database;
    // Each transaction writes the same text to the first table that is copied and to the last one.
    const writeBoth = (text: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into erased_accounts (hash, erased_on) values (${text}, '2026-03-14')`);
        await tx.execute(sql`insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
          values (${text}, ${text}, ${text}, now(), now(), now())`);
      });
    let isWritten = false;
    const writing = (async () => {
      for (let count = 0; !isWritten; count += 1) {
        await writeBoth(`both${count}`);
        // PGlite answers within one turn of the event loop.
        await setImmediate();
      }
    })();
    const written = await write(NOW + 60_000).finally(() => {
      isWritten = true;
    });
    await writing;
    const script = gunzipSync(await readFile(written.path)).toString();
    const inTable = (table: string) =>
      new Set(
        script
          .split(`COPY "public"."${table}" `)[1]
          ?.split('\n\\.\n')[0]
          ?.match(/^both\d+/gm),
      );
    expect(inTable('verifications')).toEqual(inTable('erased_accounts'));
    expect(script.indexOf('"erased_accounts"')).toBeLessThan(script.indexOf('"verifications"'));
  });
});
