import { setTimeout as wait } from 'node:timers/promises';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { JOB_SCHEMA } from './job-queue.ts';

/** How often pg-boss starts the next index build that its migration postponed: its smallest interval. */
const BUILD_INTERVAL_SECONDS = 10;
const LOOK_MS = 500;

/**
 * Creates or migrates pg-boss's schema, and waits for the index builds that its migrations leave to a running
 * instance: a server that may not change the schema would never do them.
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
