import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../db/database.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import { startJobQueue } from '../../jobs/job-queue.ts';
import { createLog } from '../../log/log.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { upkeepJobs } from './upkeep.jobs.ts';

const database = await openForFile(openTestDatabase());
const hourly = jobKind({ name: 'hourly', payload: z.object({}), schedule: '23 * * * *' });
const jobs = [...upkeepJobs({ database, clock: Date.now }), runs(hourly, async () => undefined)];
const queue = await startJobQueue(database, jobs, true, createLog('silent'));
afterAll(() => queue.stop());

it('a missed clean-up and a missed vacuum run once at the next start, other scheduled jobs don’t', async () => {
  const schedules = rowsOf<{ name: string; missed: string }>(
    await database.db.execute(sql`select name, options->>'missed' as missed from pgboss.schedule order by name`),
  );
  expect(schedules).toEqual([
    { name: 'drop-expired', missed: 'once' },
    { name: 'hourly', missed: 'skip' },
    { name: 'vacuum', missed: 'once' },
  ]);
});
