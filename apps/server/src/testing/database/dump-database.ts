import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database.ts';

/** Returns all rows of all tables as text, with bytes both in hex and decoded, to search them for clear text. */
export async function dumpDatabase(db: Database): Promise<string> {
  const tables = rowsOf<{ schemaname: string; tablename: string }>(
    await db.execute(sql`select schemaname, tablename from pg_tables where schemaname in ('public', 'pgboss')`),
  );
  const parts: string[] = [];
  for (const { schemaname, tablename } of tables) {
    const rows = rowsOf<Record<string, unknown>>(
      await db.execute(sql.raw(`select * from "${schemaname}"."${tablename}"`)),
    );
    for (const row of rows) {
      for (const value of Object.values(row)) {
        parts.push(value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value));
      }
    }
  }
  return parts.join('\n');
}
