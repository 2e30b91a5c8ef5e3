import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { type Database, type Runner, rowsOf } from './database.ts';

export const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Id of the advisory lock that prevents two processes from migrating at the same time. */
const MIGRATION_LOCK = 7_251_906;
/** SQLSTATE of PostgreSQL's error insufficient_privilege. */
const NOT_PERMITTED = '42501';

/** Error if the database lacks migrations and this process may not apply them. */
export class SchemaNotReadyError extends Error {
  override readonly name = 'SchemaNotReadyError';
  constructor() {
    super(
      'The database lacks migrations of this version, or its role lacks rights on them: run "npm run migrate" as docs/operations.md tells, or start without MIGRATE=false.',
    );
  }
}

/** Whether PostgreSQL refused a statement because of missing rights. */
export function isNotPermitted(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && one.code === NOT_PERMITTED) return true;
  }
  return false;
}

/** Applies missing migrations under an advisory lock. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

/** Whether all migrations of this version are applied. Requires no right to change the schema. */
async function isMigrated(db: Runner): Promise<boolean> {
  const [{ isThere } = { isThere: false }] = rowsOf<{ isThere: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`),
  );
  if (!isThere) return false;
  const [{ last } = { last: null }] = rowsOf<{ last: string | null }>(
    await db.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`),
  );
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);
  return last !== null && Number(last) >= Math.max(...known);
}

/**
 * Ensures that all migrations are applied. If none is missing, it only reads, so that it also works for a role that may
 * not change the schema.
 *
 * @param mayMigrate whether to apply missing migrations. If false, throws SchemaNotReadyError if one is missing.
 */
export async function ensureMigrated(
  database: { db: Database; migrate(): Promise<void> },
  mayMigrate: boolean,
): Promise<void> {
  try {
    if (await isMigrated(database.db)) return;
  } catch (error) {
    throw isNotPermitted(error) ? new SchemaNotReadyError() : error;
  }
  if (!mayMigrate) throw new SchemaNotReadyError();
  await database.migrate();
}
