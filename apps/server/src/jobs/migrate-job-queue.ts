import { setTimeout as wait } from 'node:timers/promises';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { JOB_SCHEMA } from './job-queue.ts';

/** Interval in which pg-boss starts the next postponed index build. It is the smallest that pg-boss allows. */
const BUILD_INTERVAL_SECONDS = 10;
const LOOK_MS = 500;

/**
 * Creates or migrates pg-boss's schema and waits for the index builds that its migrations postpone. A server that may
 * not change the schema couldn't build these indexes.
 */
export async function migrateJobQueue(connection: Pick<ConstructorOptions, 'connectionString' | 'max'>): Promise<void> {
  const boss = new PgBoss({
    ...connection,
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: BUILD_INTERVAL_SECONDS,
  });
  const errors: Error[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  try {
    while ((await boss.getBamStatus()).some(({ status }) => status !== 'completed')) {
      const [error] = errors;
      if (error) throw error;
      await wait(LOOK_MS);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
