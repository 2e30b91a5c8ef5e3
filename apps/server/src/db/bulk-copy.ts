import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyTarget, quotedColumns, quotedTables, type TableColumns } from './table-columns.ts';

/** One transaction in which whole tables are read or written as PostgreSQL's COPY text. */
export type BulkSession = {
  /** Executes one statement with parameters. */
  query<Row>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Reads these columns of a table's rows as COPY text, in chunks of any size. */
  copyOut(table: TableColumns): AsyncIterable<Uint8Array>;
  /** Writes rows from COPY text in chunks of any size. */
  copyIn(table: TableColumns, rows: AsyncIterable<Uint8Array>): Promise<void>;
};

/**
 * Runs work in one transaction on a connection of its own.
 *
 * @param mode `read` sees one state of all tables, however long it takes and whatever is written meanwhile.
 */
export type BulkWork = <Result>(
  mode: 'read' | 'write',
  run: (session: BulkSession) => Promise<Result>,
) => Promise<Result>;

/** Bulk work on PostgreSQL. Other connections continue to read and write. */
export const postgresBulk =
  (pool: pg.Pool): BulkWork =>
  async (mode, run) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query(mode === 'read' ? 'begin isolation level repeatable read read only' : 'begin');
      const result = await run({
        query: async (text, params = []) => (await client.query(text, params)).rows,
        copyOut: (table) => client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
        copyIn: (table, rows) => pipeline(rows, client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))),
      });
      await client.query('commit');
      return result;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      // A connection whose work failed is closed, which rolls back. It may be in the middle of a COPY.
      client.release(failure);
    }
  };

async function joined(rows: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of rows) parts.push(new Uint8Array(part));
  return new Blob(parts);
}

/** About how many bytes of a table, with the long texts of its rows, are in memory while they are read. */
const PIECE_BYTES = 8 * 1024 * 1024;
const BLOCK_BYTES = 8192;

/** The rows in these blocks of a table. */
const rowsIn = ({ table, columns }: TableColumns, from: number, to: number): string =>
  `select ${quotedColumns(columns)} from ${quotedTables([{ table }])} where ctid >= '(${from},0)' and ctid < '(${to},0)'`;

/**
 * Bulk work on PGlite. It has one connection, so other statements wait until the work is done. A table is in memory as
 * a whole while it is written.
 */
export const embeddedBulk =
  (client: PGlite): BulkWork =>
  (_mode, run) =>
    client.transaction((tx) =>
      run({
        query: async <Row>(text: string, params: unknown[] = []) => (await tx.query<Row>(text, params)).rows,
        async *copyOut(table) {
          const name = quotedTables([table]);
          const { rows } = await tx.query<{ own: number; whole: number }>(
            `select pg_relation_size('${name}') as own, pg_table_size('${name}') as whole`,
          );
          const { own, whole } = rows[0] ?? { own: 0, whole: 0 };
          const blocks = Math.max(1, Math.floor((PIECE_BYTES / BLOCK_BYTES) * (own / Math.max(whole, 1))));
          // At least one piece, even of an empty table: reading it fails if the table's file is missing.
          for (let from = 0; from === 0 || from * BLOCK_BYTES < own; from += blocks) {
            const { blob } = await tx.query(`copy (${rowsIn(table, from, from + blocks)}) to '/dev/blob'`);
            if (blob) yield* blob.stream();
          }
        },
        async copyIn(table, rows) {
          await tx.query(`copy ${copyTarget(table)} from '/dev/blob'`, [], { blob: await joined(rows) });
        },
      }),
    );
