import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { KeyRing } from '../crypto/key-ring.ts';
import { lastMigration } from '../db/apply-migrations.ts';
import type { BulkSession } from '../db/bulk-copy.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { syncFolder } from '../db/replace-file.ts';
import { tablesInOrder } from '../db/table-order.ts';
import { backupName, makeBackupFolder, UNFINISHED } from './backup-files.ts';
import { copyTarget, END, FORMAT, HEADER, type Header, KEY_CHECK, TABLE_END } from './backup-format.ts';

const FILE_MODE = 0o600;
const LINE_FEED = 0x0a;

export type WrittenBackup = { path: string; bytes: number; rows: number };

/** Files of exports, which are deleted two days after they are made, and no part of the diary. */
const LEFT_OUT = new Set(['exports', 'export_parts']);

const countLines = (chunk: Uint8Array): number => {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
};

async function headerOf(session: BulkSession, keyRing: KeyRing, at: Date): Promise<Header> {
  const migration = await lastMigration(session);
  if (migration === null) throw new Error('The database has no migrations');
  const keyCheck = keyRing.identify('backup', KEY_CHECK);
  return { format: FORMAT, createdAt: at.toISOString(), migration, keyCheck };
}

async function* scriptOf(session: BulkSession, header: Header, rows: Record<string, number>) {
  yield Buffer.from(`${HEADER}${JSON.stringify(header)}\n`);
  for (const { table, columns } of await tablesInOrder(session)) {
    if (LEFT_OUT.has(table)) continue;
    const target = copyTarget(table, columns);
    yield Buffer.from(`COPY ${target} FROM stdin;\n`);
    let count = 0;
    for await (const chunk of session.copyOut(target)) {
      count += countLines(chunk);
      yield chunk;
    }
    yield Buffer.from(`${TABLE_END}\n`);
    rows[table] = count;
  }
  yield Buffer.from(`${END}${JSON.stringify({ rows })}\n`);
}

/**
 * Writes a backup of all tables, as they are at one moment, to a new file in `directory`. The file appears under its
 * name only when it is complete and on disk, and only its owner can read it. It contains no key of `keyRing`.
 *
 * @param now ms epoch; becomes the name of the file.
 */
export async function writeBackup(
  { bulk }: Pick<OpenDatabase, 'bulk'>,
  { keyRing, directory, now }: { keyRing: KeyRing; directory: string; now: number },
): Promise<WrittenBackup> {
  const at = new Date(now);
  const path = join(directory, backupName(at));
  const unfinished = `${path}${UNFINISHED}`;
  await makeBackupFolder(directory);
  try {
    const rows: Record<string, number> = {};
    await bulk('read', async (session) => {
      const header = await headerOf(session, keyRing, at);
      const file = createWriteStream(unfinished, { flags: 'wx', mode: FILE_MODE, flush: true });
      await pipeline(scriptOf(session, header, rows), createGzip(), file);
    });
    await rename(unfinished, path);
    await syncFolder(directory);
    const { size } = await stat(path);
    return { path, bytes: size, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
