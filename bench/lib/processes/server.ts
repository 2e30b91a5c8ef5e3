import { join } from 'node:path';
import { bundledServerFile } from '../../../scripts/run/server-build.mjs';
import { type Child, type Serving, spawnChild, spawnReady, spawnServing } from './child-process.ts';
import { MASTER_KEY, SECRETS } from './secrets.ts';

const MAIN = bundledServerFile('main.ts');
/** Number of PostgreSQL connections, the same for the server and for the minimal handler. */
export const POOL = 10;
/** What a worker prints when it is ready. */
const WORKER_READY = /ROLE=worker/;
const NO_LIMIT = '1000000';

/** The server's data folder (DATA_DIR), and PostgreSQL's address if it is used. */
export type Place = { dataDir: string; databaseUrl?: string };

/** The environment of the server, and of commands on its database. */
export function environmentOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    DATABASE_POOL: String(POOL),
    BACKUP_NIGHTLY: 'false',
    BACKUP_DIR: join(dataDir, 'backups'),
    LIMIT_SIGN_UP_PER_ADDRESS: NO_LIMIT,
    LIMIT_WRITES_PER_MINUTE: NO_LIMIT,
    LIMIT_SEARCHES_PER_MINUTE: NO_LIMIT,
    LIMIT_LARGE_READS_PER_MINUTE: NO_LIMIT,
    LIMIT_PUBLIC_SEARCHES_PER_MINUTE: NO_LIMIT,
    LIMIT_PUBLIC_READS_PER_MINUTE: NO_LIMIT,
    LIMIT_CHAT_MESSAGES_PER_HOUR: NO_LIMIT,
    LIMIT_CHAT_CONVERSATIONS_PER_HOUR: NO_LIMIT,
    IDENTITY_KEY: SECRETS.identityKey.toString('base64'),
    MASTER_KEYS: `${MASTER_KEY.version}:${MASTER_KEY.key.toString('base64')}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}

/** Starts the real server process and waits until it is ready. @param more additional environment variables */
export const startServer = (place: Place, logPath: string, more: Record<string, string> = {}): Promise<Serving> =>
  spawnServing(MAIN, { ...environmentOf(place), ...more }, logPath);

/** Starts the real server process without waiting for it to be ready, for tests in which it may exit. */
export const tryServer = (place: Place, logPath: string): Child => spawnChild(MAIN, environmentOf(place), logPath);

/** Starts a process that runs jobs only, and waits until it is ready. @param more additional environment variables */
export const startWorker = (place: Place, logPath: string, more: Record<string, string> = {}): Promise<Child> =>
  spawnReady(
    MAIN,
    { ...environmentOf(place), PUBLIC_URL: 'https://alento.example', ...more, ROLE: 'worker' },
    logPath,
    WORKER_READY,
  );
