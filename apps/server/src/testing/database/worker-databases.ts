import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { JOB_SCHEMA } from '../../jobs/job-queue.ts';

/** Catalogs in which every change of the schema leaves a newer row or one row less. */
const CATALOGS = [
  'pg_attrdef',
  'pg_attribute',
  'pg_authid',
  'pg_constraint',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_trigger',
  'drizzle.__drizzle_migrations',
];
const SCHEMA_STATE = `select sum(rows) || '/' || max(newest) as state from (${CATALOGS.map(
  (catalog) => `select count(*) as rows, max(xmin::text::bigint) as newest from ${catalog}`,
).join(' union all ')}) as catalogs`;

/** How long `close()` waits for an open transaction, ms. After that it throws, and the copy isn't used again. */
const PATIENCE_MS = 20_000;

type Copy = { client: PGlite; schemaState: string; tables: readonly string[] };

/** The copies of this worker process that no test uses now. They are empty. */
const unused: Copy[] = [];

/** A text that differs after every change of the schema. */
async function schemaStateOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ state: string }>(SCHEMA_STATE);
  return rows[0]?.state ?? '';
}

async function copyTemplate(dump: string): Promise<Copy> {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) });
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return { client, schemaState: await schemaStateOf(client), tables: rows.map(({ name }) => name) };
}

/** Removes rows, jobs and the state of the connection. Returns false if the schema has changed. */
async function empty({ client, schemaState, tables }: Copy): Promise<boolean> {
  await client.exec('discard all');
  await client.exec(`drop schema if exists ${JOB_SCHEMA} cascade`);
  if ((await schemaStateOf(client)) !== schemaState) return false;
  // To truncate all tables takes twice as long.
  const { rows } = await client.query<{ name: string }>(
    tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  );
  if (rows.length > 0) await client.exec(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`);
  // PGlite makes no checkpoint by itself: the log of all tests would stay in memory.
  await client.exec('checkpoint');
  return true;
}

/**
 * A PGlite whose `close()` empties the copy and keeps it for the next test. Later calls are rejected as those of a
 * closed PGlite are, so that late work of one test can't write to the database of the next.
 */
function lend(copy: Copy): PGlite {
  const { client } = copy;
  let isClosed = false;
  let isLate = false;
  const listeners = new Set<() => Promise<void>>();

  async function giveBack(): Promise<boolean> {
    await client._runExclusiveTransaction(async () => {
      isClosed = true;
    });
    for (const stop of listeners) await stop();
    if (!isLate && (await empty(copy))) unused.push(copy);
    else await client.close();
    return true;
  }

  async function close(): Promise<void> {
    if (await Promise.race([giveBack(), wait(PATIENCE_MS, false, { ref: false })])) return;
    isLate = true;
    throw new Error('A transaction is still open');
  }

  const listen: PGlite['listen'] = async (channel, onPayload, tx) => {
    const stop = await client.listen(channel, onPayload, tx);
    listeners.add(stop);
    return stop;
  };

  return new Proxy(client, {
    get(target, name) {
      if (name === 'closed') return isClosed;
      const value = name === 'close' ? close : name === 'listen' ? listen : Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) =>
        isClosed ? Promise.reject(new Error('PGlite is closed')) : value.apply(target, args);
    },
  });
}

/**
 * Opens an empty, migrated PGlite. A worker process copies the template once for each database that is open at the same
 * time, because a copy takes 0.7 s of CPU time and to empty one 0.05 s. A copy whose schema a test has changed isn't
 * used again.
 */
export const borrowEmbedded = async (dump: string): Promise<PGlite> => lend(unused.pop() ?? (await copyTemplate(dump)));
