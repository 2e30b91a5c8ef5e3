import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../db/database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { rateLimits } from '../db/schema/account.ts';
import { createLog } from '../log.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { defineJob, type JobQueue, startJobQueue } from './job-queue.ts';

const ran: string[] = [];
const waiting: (() => void)[] = [];
const job = defineJob({
  name: 'note-id',
  payload: z.object({ id: z.string() }),
  run: async ({ id }) => {
    ran.push(id);
    for (const wake of waiting.splice(0)) wake();
    if (id === 'falha') throw new Error('550 <segredo@exemplo.com> rejected');
  },
});
const nextRun = () => new Promise<void>((done) => waiting.push(done));

let database: OpenDatabase;
let queue: JobQueue;
beforeAll(async () => {
  database = await openTestDatabase();
  queue = await startJobQueue(database, [job], true, createLog('silent'));
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

it('runs a job as soon as it is enqueued', async () => {
  const run = nextRun();
  const start = performance.now();
  await queue.enqueue('note-id', { id: 'um' });
  await run;
  expect(ran).toEqual(['um']);
  // Notified, not polled: polling alone would take up to two seconds.
  expect(performance.now() - start).toBeLessThan(1500);
});

it('runs a job of a transaction after its commit, with what it wrote', async () => {
  const run = nextRun();
  await database.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: 'junto', points: 1 });
    await queue.enqueue('note-id', { id: 'dois' }, tx);
    expect(ran).not.toContain('dois');
  });
  await run;
  expect(ran).toContain('dois');
});

it('keeps nothing of what a failing job says: it may quote an address', async () => {
  const run = nextRun();
  await queue.enqueue('note-id', { id: 'falha' });
  await run;
  const deadline = Date.now() + 10_000;
  let output = '';
  while (output === '' && Date.now() < deadline) {
    const rows = rowsOf<{ output: unknown }>(
      await database.db.execute(sql`select output from pgboss.job where data->>'id' = 'falha' and output is not null`),
    );
    output = rows[0] ? JSON.stringify(rows[0].output) : '';
  }
  expect(output).toContain('note-id failed: Error');
  expect(output).not.toContain('segredo');
});

it('forgets a job whose transaction fails', async () => {
  await expect(
    database.db.transaction(async (tx) => {
      await queue.enqueue('note-id', { id: 'nunca' }, tx);
      throw new Error('desfaz');
    }),
  ).rejects.toThrow('desfaz');
  const run = nextRun();
  await queue.enqueue('note-id', { id: 'depois' });
  await run;
  expect(ran).not.toContain('nunca');
});
