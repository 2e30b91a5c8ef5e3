import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../../apps/server/src/testing/database/postgres-server.ts';
import { killChildren } from './child-process.ts';
import type { Place } from './server.ts';

/** Runs the work in a temporary folder. Afterwards the folder and all remaining processes are removed. */
export async function inWorkFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `alento-${name}-`));
  // Removes the folder if the run is interrupted. An exit handler can only run synchronous code.
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  try {
    return await work(folder);
  } finally {
    killChildren();
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeNow);
  }
}

/** Runs the work in a temporary folder, beside a PostgreSQL 18 of its own. @param flags for PostgreSQL */
export const besidePostgres = <T>(
  name: string,
  flags: readonly string[],
  work: (postgres: PostgresServer, folder: string) => Promise<T>,
): Promise<T> =>
  inWorkFolder(name, async (folder) => {
    const postgres = await startPostgres(flags);
    try {
      return await work(postgres, folder);
    } finally {
      killChildren();
      await postgres.stop();
    }
  });

/** Executes statements on a new connection. */
export async function query(url: string, ...statements: (string | pg.QueryConfig)[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** An empty database, where a server keeps it, and a folder for other files. */
export type Site = { label: string; place: Place; folder: string; postgres: PostgresServer | null };

/** Runs the work on each database, or on the one that a flag selects. */
export async function onDatabases<T>(name: string, only: string, work: (site: Site) => Promise<T>): Promise<T[]> {
  const on = {
    pglite: () =>
      inWorkFolder(name, (folder) =>
        work({ label: 'PGlite', place: { dataDir: join(folder, 'data') }, folder, postgres: null }),
      ),
    postgres: () =>
      besidePostgres(name, [], async (postgres, folder) => {
        await postgres.createDatabase('alento');
        const place = { dataDir: join(folder, 'data'), databaseUrl: postgres.urlOf('alento') };
        return work({ label: 'PostgreSQL 18', place, folder, postgres });
      }),
  };
  const selected = Object.entries(on).filter(([kind]) => only === '' || kind === only);
  if (selected.length === 0) throw new Error('--only must be pglite or postgres');
  const results: T[] = [];
  for (const [, run] of selected) results.push(await run());
  return results;
}
