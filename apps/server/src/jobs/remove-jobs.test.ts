import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';
import { jobKind, leavesNoRow, runs } from './job-kind.ts';
import { startJobQueue } from './job-queue.ts';
import { removeJobsOf } from './remove-jobs.ts';

const about = jobKind({ name: 'about', payload: z.object({ userId: z.string() }) });
const grouped = jobKind({
  name: 'grouped',
  payload: z.object({ id: z.string() }),
  concurrency: 2,
  group: { of: ({ id }) => id, atOnce: 1 },
});
const several = jobKind({ name: 'several', payload: z.object({ userIds: z.array(z.string()) }) });
const nothing = async () => undefined;

const database = await openForFile(openTestDatabase());

const remove = (userId: string) => database.db.transaction((tx) => removeJobsOf(tx, userId));

it('removes nothing while the queue has no tables', async () => {
  await expect(remove('ana')).resolves.toBeUndefined();
});

it('removes a person’s jobs, and their id from jobs for several people', async () => {
  const jobs = [runs(about, nothing), runs(grouped, nothing), runs(several, nothing)];
  const queue = await startJobQueue(database, jobs, false, createLog('silent'));
  for (const id of ['ana', 'bia']) {
    await queue.enqueue(about, { userId: id }, null);
    await queue.enqueue(grouped, { id }, null);
  }
  await queue.enqueue(several, { userIds: ['bia', 'ana', 'caio'] }, null);
  await remove('ana');
  const left = rowsOf<{ name: string; data: unknown }>(
    await database.db.execute(sql`select name, data from pgboss.job where name not like '\\_%' order by name`),
  );
  expect(left).toEqual([
    { name: 'about', data: { userId: 'bia' } },
    { name: 'grouped', data: { id: 'bia' } },
    { name: 'several', data: { userIds: ['bia', 'caio'] } },
  ]);
  await queue.stop();
});

it('every kind of job with an account in its payload leaves no row', async () => {
  const app = await startTestApp();
  const kinds = app.app.jobs.map(({ kind }) => kind);
  const ofAccounts = kinds.filter(({ payload }) => 'userId' in payload.shape || 'userIds' in payload.shape);
  expect(ofAccounts.length).toBeGreaterThan(8);
  expect(ofAccounts.filter((kind) => !leavesNoRow(kind)).map(({ name }) => name)).toEqual([]);
  await app.close();
});
