import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from './database.ts';
import type { OpenDatabase } from './open-database.ts';

/**
 * The tables that PostgreSQL's own autovacuum would clean, by its default thresholds, but the system's. Long texts have
 * tables of their own.
 */
const CHANGED = sql`
  select s.relid::regclass::text as name, s.relid = c.reltoastrelid as "isText"
  from pg_class c
  join pg_stat_all_tables s on s.relid in (c.oid, c.reltoastrelid)
  where c.relkind = 'r' and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and (s.n_dead_tup > 50 + 0.2 * s.n_live_tup
      or (s.relid = c.oid and s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup))`;

/**
 * Frees the space of deleted and replaced rows of an embedded database for new ones, counts its rows for the planner,
 * and shortens the write-ahead log. PGlite has no background processes that do so, as PostgreSQL has. Others wait for
 * one table at a time.
 *
 * @returns how many tables were cleaned.
 */
export async function vacuumEmbedded({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<number> {
  if (kind !== 'embedded') return 0;
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = rowsOf<{ name: string; isText: boolean }>(await db.execute(CHANGED));
  for (const { name, isText } of tables) {
    await db.execute(sql.raw(`vacuum (${isText ? '' : 'analyze, '}process_toast false) ${name}`));
    await setImmediate();
  }
  await db.execute(sql`checkpoint`);
  return tables.length;
}
