import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Config } from '../config.ts';
import { configuredSecrets } from '../crypto/configured-secrets.ts';
import { readOrCreateKeyFile } from '../crypto/key-file.ts';
import type { Secrets } from '../crypto/key-ring.ts';
import { type BulkWork, embeddedBulk, postgresBulk } from './bulk-copy.ts';
import { type CopyFiles, copiesOf } from './copy-embedded.ts';
import { lockDirectory } from './data-directory-lock.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, migratePostgres } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { missingMembers, withNamedStatements } from './pglite-statements.ts';
import { endInterruptedRestore } from './previous-directory.ts';
import { schema } from './schema/schema.ts';

const CONNECT_TIMEOUT_MS = 10_000;

export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  secrets: Secrets;
  /** Connection options of pg-boss to the same database. */
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** How to listen for notifications: the address for a separate connection, or the function of PGlite. */
  notices: { connectionString: string } | { listen: PGlite['listen'] };
  /** Reads or writes whole tables, for backups. */
  bulk: BulkWork;
  /** Copies the files of an embedded database while it is used; null for any other database. */
  copyFiles: CopyFiles | null;
  /** Applies missing migrations. `ensureMigrated` calls it only if one is missing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Adds named prepared statements if this PGlite version has the undocumented members that they require. Otherwise
 * queries work without them, but take longer.
 */
function preparing(client: PGlite, onError: (error: Error) => void): PGlite {
  const missing = missingMembers(client);
  if (missing.length === 0) return withNamedStatements(client) as PGlite;
  onError(new Error(`PGlite has no ${missing.join(', ')}: statements are planned anew each time`));
  return client;
}

/**
 * Wraps an open PGlite as a database, for the server and for tests.
 *
 * @param onError called with an error if named prepared statements are not available. By default the error is thrown.
 */
export function embeddedDatabase(
  client: PGlite,
  secrets: Secrets,
  release: () => void = () => {},
  onError: (error: Error) => void = (error) => {
    throw error;
  },
): OpenDatabase {
  const db = drizzlePglite({ client: preparing(client, onError), schema });
  return {
    db: db as unknown as Database,
    kind: 'embedded',
    secrets,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    bulk: embeddedBulk(client),
    copyFiles: null,
    notices: { listen: (channel, onPayload) => client.listen(channel, onPayload) },
    migrate: () => migratePglite(drizzlePglite(client), { migrationsFolder: MIGRATIONS }),
    async close() {
      await client.close();
      release();
    },
  };
}

/** Opens PostgreSQL with one connection pool. */
export function postgresDatabase(
  url: string,
  secrets: Secrets,
  poolSize: number,
  onError: (error: Error) => void,
): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Without these handlers the process would end when a connection is lost: the pool's is for those that are idle, each
  // connection's own for those in use, whose next statement then fails.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePostgres(pool, { schema });
  return {
    db: db as unknown as Database,
    kind: 'postgres',
    secrets,
    jobs: { connectionString: url, max: 4 },
    bulk: postgresBulk(pool),
    copyFiles: null,
    notices: { connectionString: url },
    migrate: () => migratePostgres(pool),
    close: () => pool.end(),
  };
}

/**
 * Creates the database in a temporary directory and renames it, so that an interrupted initdb leaves no incomplete
 * database.
 */
async function initialise(directory: string): Promise<void> {
  const aside = `${directory}.initialising`;
  await rm(aside, { recursive: true, force: true });
  const client = await openPglite({ dataDir: aside });
  await client.close();
  await rename(aside, directory);
}

async function openEmbedded(config: Config, onError: (error: Error) => void): Promise<OpenDatabase> {
  const dataDirectory = resolve(config.DATA_DIR);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const directory = join(dataDirectory, 'pg');
  const lock = lockDirectory(directory, onError);
  try {
    await endInterruptedRestore(directory);
    const isFirstStart = !existsSync(directory);
    const secrets =
      configuredSecrets(config) ?? (await readOrCreateKeyFile(join(dataDirectory, 'keys.json'), isFirstStart));
    if (isFirstStart) await initialise(directory);
    const client = await openPglite({ dataDir: directory });
    const database = embeddedDatabase(client, secrets, lock.release, onError);
    return { ...database, copyFiles: copiesOf(client, directory) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the configured database. */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined) return openEmbedded(config, onError);
  const secrets = configuredSecrets(config);
  if (!secrets) throw new Error('IDENTITY_KEY and MASTER_KEYS are needed with DATABASE_URL');
  return postgresDatabase(config.DATABASE_URL, secrets, config.DATABASE_POOL, onError);
}
