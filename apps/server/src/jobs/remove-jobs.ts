import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../db/database.ts';
import { JOB_SCHEMA } from './job-queue.ts';

const jobs = sql.raw(`${JOB_SCHEMA}.job`);

/** Whether the queue has been started on this database, which creates its tables. */
async function hasQueue(tx: Transaction): Promise<boolean> {
  const [row] = rowsOf<{ found: boolean }>(
    await tx.execute(sql`select to_regclass(${`${JOB_SCHEMA}.job`}) is not null as found`),
  );
  return row?.found ?? false;
}

/**
 * Removes a person's jobs from the queue: waiting, running and finished ones. A job that runs is not stopped, and ends
 * without a row. In a job for several people only the person's id is removed. pg-boss has no call that finds jobs by
 * their payload, hence the SQL.
 */
export async function removeJobsOf(tx: Transaction, userId: string): Promise<void> {
  if (!(await hasQueue(tx))) return;
  await tx.execute(sql`delete from ${jobs} where data->>'userId' = ${userId} or group_id = ${userId}`);
  await tx.execute(
    sql`update ${jobs} set data = jsonb_set(data, '{userIds}', (data->'userIds') - ${userId}::text) where data->'userIds' ? ${userId}::text`,
  );
}
