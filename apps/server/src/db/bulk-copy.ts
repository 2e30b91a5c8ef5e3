import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** One transaction in which whole tables are read or written as PostgreSQL's COPY text. */
export type BulkSession = {
  /** Executes one statement with parameters. */
  query<Row>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Executes a `COPY … TO STDOUT` and returns its text in chunks of any size. */
  copyOut(source: string): AsyncIterable<Uint8Array>;
  /** Executes a `COPY … FROM STDIN` with the text in chunks of any size. */
  copyIn(target: string, rows: AsyncIterable<Uint8Array>): Promise<void>;
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
        copyOut: (source) => client.query(copyTo(`copy ${source} to stdout`)),
        copyIn: (target, rows) => pipeline(rows, client.query(copyFrom(`copy ${target} from stdin`))),
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

/**
 * Bulk work on PGlite. It has one connection, so other statements wait until the work is done. Each table is in memory
 * as a whole while it is copied.
 */
export const embeddedBulk =
  (client: PGlite): BulkWork =>
  (_mode, run) =>
    client.transaction((tx) =>
      run({
        query: async <Row>(text: string, params: unknown[] = []) => (await tx.query<Row>(text, params)).rows,
        async *copyOut(source) {
          const { blob } = await tx.query(`copy ${source} to '/dev/blob'`);
          if (blob) yield* blob.stream();
        },
        async copyIn(target, rows) {
          await tx.query(`copy ${target} from '/dev/blob'`, [], { blob: await joined(rows) });
        },
      }),
    );
