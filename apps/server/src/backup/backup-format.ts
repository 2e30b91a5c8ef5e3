import { z } from 'zod';
import { copyTarget, type TableColumns } from '../db/table-columns.ts';

/**
 * A backup is a gzip file with a script of the data alone, as `pg_dump` writes it, between two comments with facts
 * about it:
 *
 *     -- alento-backup {"format":1,…}
 *     COPY "public"."users" ("id","name",…) FROM stdin;
 *     one row in a line, columns separated by tabs
 *     \.
 *     -- alento-backup-end {"rows":{"users":1,…}}
 *
 * The tables are created by the migrations of this repository, and the job queue is not part of it.
 */
export const HEADER = '-- alento-backup ';
export const END = '-- alento-backup-end ';
/** The line after the last row of a table. No row looks like it, because COPY doubles backslashes. */
export const TABLE_END = '\\.';
export const FORMAT = 1;
/** Purpose of the keyed hash by which a restore recognises the identity key of a backup. */
export const KEY_CHECK = 'alento-backup';

export const Header = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The newest applied migration: its `when` in the journal, ms epoch. */
  migration: z.int(),
  /** Keyed hash of a constant: another identity key gives another hash. */
  keyCheck: z.string(),
});
export type Header = z.output<typeof Header>;

export const End = z.object({ rows: z.record(z.string(), z.int().min(0)) });

const COPY_LINE = /^COPY "public"\."([a-z0-9_]+)" \(([a-z0-9_",]+)\) FROM stdin;$/;

/** Reads the line before the rows of a table; null if it is another line. */
export function readCopyLine(line: string): TableColumns | null {
  const [, table, list] = COPY_LINE.exec(line) ?? [];
  if (table === undefined || list === undefined) return null;
  const columns = list.split(',').map((name) => name.slice(1, -1));
  return `COPY ${copyTarget({ table, columns })} FROM stdin;` === line ? { table, columns } : null;
}

/** A file that can't be restored; the message tells the operator why. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
