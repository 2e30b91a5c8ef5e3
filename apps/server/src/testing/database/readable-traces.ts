import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database.ts';

/** Columns with random ids or keyed hashes, which differ between any two people. */
const NAMES = new Set([
  'id',
  'user_id',
  'session_id',
  'account_id',
  'token',
  'renewed_token',
  'previous_token',
  'email',
  'password',
  'key',
  'created_ids',
]);

const readable = (column: string, value: unknown): unknown => {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (value instanceof Date) return value.toISOString();
  return NAMES.has(column) && value !== null ? 'name' : value;
};

/**
 * Returns what a dump reveals about a person without the data key: the person's rows of every table with a user_id, by
 * table name. Encrypted columns are replaced by their lengths and random ids are left out. The rows are sorted by their
 * text.
 */
export const readableTraces = (db: Database, userId: string) => tracesOf(db, userId, readable);

/** The person's rows of every table with a user_id, with all their bytes, by table name. */
export const exactRows = (db: Database, userId: string) =>
  tracesOf(db, userId, (_column, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );

async function tracesOf(
  db: Database,
  userId: string,
  read: (column: string, value: unknown) => unknown,
): Promise<Record<string, string[]>> {
  const tables = rowsOf<{ table_name: string }>(
    await db.execute(
      sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by table_name`,
    ),
  );
  const traces: Record<string, string[]> = {};
  for (const { table_name: table } of tables) {
    const rows = rowsOf<Record<string, unknown>>(
      await db.execute(sql`select * from ${sql.identifier(table)} where user_id = ${userId}`),
    );
    traces[table] = rows
      .map((row) =>
        JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(name, value)]))),
      )
      .sort();
  }
  return traces;
}
