import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { jobKind } from '../../jobs/job-kind.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { openForFile } from '../open-for-file.ts';
import { withTestQueue } from './test-queue.ts';

const kind = jobKind({ name: 'note-id', payload: z.object({ id: z.string() }) });
const { database, jobs, queue } = withTestQueue(await openForFile(openTestDatabase()));

it('withTestQueue adds a job when its transaction commits, and doesn’t add it after a rollback', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await queue.enqueue(kind, { id: 'um' }, tx);
    await expect(
      tx.transaction(async (inner) => {
        await queue.enqueue(kind, { id: 'nunca' }, inner);
        throw new Error('desfaz');
      }),
    ).rejects.toThrow('desfaz');
    await tx.transaction((inner) => queue.enqueueAll(kind, [{ id: 'dois' }], inner));
    expect(jobs).toEqual([]);
  });
  expect(jobs.map(({ payload }) => payload.id)).toEqual(['um', 'dois']);
  jobs.length = 0;
  await expect(
    database.db.transaction(async (tx) => {
      await queue.enqueue(kind, { id: 'nunca' }, tx);
      throw new Error('desfaz');
    }),
  ).rejects.toThrow('desfaz');
  expect(jobs).toEqual([]);
});
