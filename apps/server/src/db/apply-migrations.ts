import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { BulkSession } from './bulk-copy.ts';
import { MIGRATIONS } from './migrate.ts';

/** The table in which drizzle notes applied migrations, as drizzle creates it. */
const CREATE_LIST = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
];

const readMigrations = () => readMigrationFiles({ migrationsFolder: MIGRATIONS });

/** The migrations of this version by their time, ms epoch, oldest first. */
export const knownMigrations = (): number[] => readMigrations().map(({ folderMillis }) => folderMillis);

/** The time of the newest applied migration, ms epoch; null without migrations. */
export async function lastMigration(session: BulkSession): Promise<number | null> {
  const [row] = await session.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  return row?.last == null ? null : Number(row.last);
}

/**
 * Applies missing migrations up to `newest` within the transaction of `session`. Drizzle's own migrator opens a
 * transaction and always applies all of them.
 */
export async function applyMigrations(session: BulkSession, newest: number): Promise<void> {
  for (const statement of CREATE_LIST) await session.query(statement);
  const last = (await lastMigration(session)) ?? 0;
  for (const { sql, hash, folderMillis } of readMigrations()) {
    if (folderMillis <= last || folderMillis > newest) continue;
    for (const statement of sql) await session.query(statement);
    await session.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
