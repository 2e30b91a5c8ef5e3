import { join } from 'node:path';
import type { Secrets } from '../../../apps/server/src/crypto/key-ring.ts';
import { bundledServerFile, MALLOC } from '../../../scripts/run/server-build.mjs';
import { type Serving, spawnReady } from './child-process.ts';

/** Number of PostgreSQL connections, the same for the server and for the bare handler. */
export const POOL = 10;
/** What a server prints when it listens. */
export const LISTENING = /no ar em (\S+)/;
const MASTER_KEY = { version: 1, key: Buffer.alloc(32, 2) };
/** Fixed secrets for measured servers, whose data needs no protection. */
export const SECRETS: Secrets = { identityKey: Buffer.alloc(32, 1), masterKeys: [MASTER_KEY] };
/** Limits of calls, which the load would exceed. */
const LIMITS = [
  ...['SIGN_UP_PER_ADDRESS', 'WRITES_PER_MINUTE', 'SEARCHES_PER_MINUTE', 'LARGE_READS_PER_MINUTE'],
  ...['PUBLIC_SEARCHES_PER_MINUTE', 'PUBLIC_READS_PER_MINUTE'],
  ...['CHAT_MESSAGES_PER_HOUR', 'CHAT_CONVERSATIONS_PER_HOUR', 'NEW_ENTRIES_PER_DAY', 'UPLOADS_PER_HOUR'],
];

/** The server's data folder (DATA_DIR), and PostgreSQL's address if it is used. */
export type Place = { dataDir: string; databaseUrl?: string };

/** The environment of the server, and of commands on its database. */
export const environmentOf = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  ...MALLOC,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'info',
  DATABASE_POOL: String(POOL),
  BACKUP_NIGHTLY: 'false',
  BACKUP_DIR: join(dataDir, 'backups'),
  ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '1000000'])),
  IDENTITY_KEY: SECRETS.identityKey.toString('base64'),
  MASTER_KEYS: `${MASTER_KEY.version}:${MASTER_KEY.key.toString('base64')}`,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

/** Starts the real server process and waits until it is ready. @param more additional environment variables */
export function startServer(place: Place, logPath: string, more: Record<string, string> = {}): Promise<Serving> {
  const ready = more.ROLE === 'worker' ? /ROLE=worker/ : LISTENING;
  return spawnReady(ready, bundledServerFile('main.ts'), { ...environmentOf(place), ...more }, logPath);
}
