import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { BackupFault, END, End, HEADER, Header, readCopyLine, TABLE_END } from './backup-format.ts';

const LINE_FEED = 0x0a;
/** Rows are passed on in blocks of about this size, bytes. */
const BLOCK_BYTES = 65_536;
/** Error codes of zlib for a file that is damaged or cut off. */
const DAMAGED = /^Z_/;

type TableRows = { table: string; columns: string[]; rows: AsyncIterable<Uint8Array> };
/** What is done with the contents of a backup, in their order. The rows of a table have to be read to their end. */
export type BackupReader = { onHeader?(header: Header): Promise<void>; onTable(table: TableRows): Promise<void> };

/** The lines of a stream, without their line feeds. Bytes only: COPY text may contain any character but a line feed. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, from)) {
      yield bytes.subarray(from, at);
      from = at + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) throw new BackupFault('its last line is incomplete');
}

async function nextLine(lines: AsyncGenerator<Buffer>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new BackupFault('its end is missing');
  return value.toString();
}

function parsed<Schema extends z.ZodType>(line: string, mark: string, schema: Schema): z.output<Schema> {
  if (!line.startsWith(mark)) throw new BackupFault(`a line should begin with ${mark}`);
  try {
    return schema.parse(JSON.parse(line.slice(mark.length)));
  } catch (error) {
    throw new BackupFault(`the line ${mark} can’t be read`, { cause: error });
  }
}

/** The rows of one table up to its end mark, each with its line feed, in blocks. Counts them in `counted`. */
async function* rowsOf(lines: AsyncGenerator<Buffer>, counted: { rows: number }): AsyncGenerator<Uint8Array> {
  let block: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new BackupFault('a table has no end');
    const isEnd = line.length === TABLE_END.length && line.toString() === TABLE_END;
    if (!isEnd) {
      counted.rows += 1;
      block.push(line, Buffer.from([LINE_FEED]));
      size += line.length + 1;
    }
    if (size > 0 && (isEnd || size >= BLOCK_BYTES)) {
      yield Buffer.concat(block);
      block = [];
      size = 0;
    }
    if (isEnd) return;
  }
}

async function readScript(chunks: AsyncIterable<Buffer>, reader: BackupReader): Promise<Header> {
  const lines = linesOf(chunks);
  const header = parsed(await nextLine(lines), HEADER, Header);
  await reader.onHeader?.(header);
  const counts: Record<string, number> = {};
  let line = await nextLine(lines);
  for (let copy = readCopyLine(line); copy; copy = readCopyLine(line)) {
    const counted = { rows: 0 };
    await reader.onTable({ ...copy, rows: rowsOf(lines, counted) });
    counts[copy.table] = counted.rows;
    line = await nextLine(lines);
  }
  const { rows } = parsed(line, END, End);
  if (JSON.stringify(rows) !== JSON.stringify(counts)) throw new BackupFault('its numbers of rows differ');
  if (!(await lines.next()).done) throw new BackupFault('it continues after its end');
  return header;
}

/**
 * Reads a backup from its beginning to its end.
 *
 * @throws BackupFault if the file is missing, damaged, cut off or no backup of a known format.
 */
export async function readBackup(path: string, reader: BackupReader): Promise<Header> {
  try {
    let header: Header | undefined;
    await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      header = await readScript(chunks, reader);
    });
    if (header === undefined) throw new BackupFault('it is empty');
    return header;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BackupFault(`There is no file ${path}.`);
    if (error instanceof BackupFault || DAMAGED.test(code)) {
      const why = error instanceof BackupFault ? error.message : 'its compressed data is incomplete or changed';
      throw new BackupFault(`The file ${path} is damaged or no backup: ${why}. Nothing was changed.`, { cause: error });
    }
    throw error;
  }
}

/** Reads a whole backup and returns its header, so that a damaged file is found before anything is replaced. */
export const checkBackup = (path: string): Promise<Header> =>
  readBackup(path, {
    async onTable({ rows }) {
      for await (const _ of rows);
    },
  });
