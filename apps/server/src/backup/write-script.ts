import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { lastMigration } from '../db/apply-migrations.ts';
import type { BulkSession, BulkWork } from '../db/bulk-copy.ts';
import { copyTarget } from '../db/table-columns.ts';
import { tablesInOrder } from '../db/table-order.ts';
import { END, FORMAT, HEADER, type Header, TABLE_END } from './backup-format.ts';

const FILE_MODE = 0o600;
const LINE_FEED = 0x0a;

/** Exports, whose files are deleted two days after they are made, and are no part of the diary. */
const LEFT_OUT = new Set(['exports']);

/** The file to write, and facts for its header. */
export type ScriptOptions = { file: string } & Pick<Header, 'createdAt' | 'keyCheck'>;

const countLines = (chunk: Uint8Array): number => {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
};

async function* scriptOf(session: BulkSession, header: Header, rows: Record<string, number>) {
  yield Buffer.from(`${HEADER}${JSON.stringify(header)}\n`);
  for (const table of await tablesInOrder(session)) {
    if (LEFT_OUT.has(table.table)) continue;
    yield Buffer.from(`COPY ${copyTarget(table)} FROM stdin;\n`);
    let count = 0;
    for await (const chunk of session.copyOut(table)) {
      count += countLines(chunk);
      yield chunk;
    }
    yield Buffer.from(`${TABLE_END}\n`);
    rows[table.table] = count;
  }
  yield Buffer.from(`${END}${JSON.stringify({ rows })}\n`);
}

/**
 * Writes all tables, as they are at one moment, to a new file that only its owner can read.
 *
 * @returns how many rows were written.
 */
export async function writeScript(bulk: BulkWork, { file, ...facts }: ScriptOptions): Promise<number> {
  const rows: Record<string, number> = {};
  await bulk('read', async (session) => {
    const migration = await lastMigration(session);
    if (migration === null) throw new Error('The database has no migrations');
    const script = scriptOf(session, { format: FORMAT, migration, ...facts }, rows);
    await pipeline(script, createGzip(), createWriteStream(file, { flags: 'wx', mode: FILE_MODE, flush: true }));
  });
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
