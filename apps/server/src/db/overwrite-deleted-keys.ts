import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './open-database.ts';

/**
 * Removes deleted data keys from the files of an embedded database: from the table's file, which is written anew, and
 * from the write-ahead log, whose files are ended and deleted (open-pglite.ts). Without this the file has the wrapped
 * key of a deleted account until its space is used again, and the master key lies in the same folder.
 *
 * It does nothing on PostgreSQL, whose files and keys are on different machines (docs/operations.md).
 */
export async function overwriteDeletedKeys({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  if (kind !== 'embedded') return;
  await db.execute(sql`vacuum full user_keys`);
  await db.execute(sql`checkpoint`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}
