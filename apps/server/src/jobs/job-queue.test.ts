import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../db/database.ts';
import { rateLimits } from '../db/schema/account.ts';
import { createLog } from '../log/log.ts';
import { currentRequestId, withRequestId } from '../log/request-id.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { jobKind, runs } from './job-kind.ts';
import { startJobQueue } from './job-queue.ts';

const ran: string[] = [];
const waiting: (() => void)[] = [];
const requests: (string | undefined)[] = [];
const noteId = jobKind({ name: 'note-id', payload: z.object({ id: z.string() }) });
const job = runs(noteId, async ({ id }) => {
  ran.push(id);
  requests.push(currentRequestId());
  for (const wake of waiting.splice(0)) wake();
  if (id === 'falha') throw new Error('550 <segredo@exemplo.com> rejected');
  if (id === 'falham')
    throw new AggregateError(
      [new TypeError('segredo'), Object.assign(new Error('segredo'), { code: '23503' }), new TypeError('segredo')],
      'segredo',
    );
});
const running = new Map<string, number>();
let most = 0;
let finished = 0;
/** The jobs of the group `slow` run until a test calls `letGo`. */
const { promise: slowGate, resolve: letGo } = Promise.withResolvers<void>();
const ofGroup = jobKind({
  name: 'grouped',
  payload: z.object({ group: z.string() }),
  concurrency: 6,
  group: { of: ({ group }) => group, atOnce: 2 },
});
const grouped = runs(ofGroup, async ({ group }) => {
  running.set(group, (running.get(group) ?? 0) + 1);
  most = Math.max(most, running.get(group) ?? 0);
  if (group === 'slow') await slowGate;
  running.set(group, (running.get(group) ?? 0) - 1);
  finished += 1;
});
/** A kind of which two jobs run at once. Its jobs run until the test calls `letTwoGo`. */
const twoAtOnce = jobKind({ name: 'two-at-once', payload: z.object({ id: z.string() }), concurrency: 2 });
const { promise: twoGate, resolve: letTwoGo } = Promise.withResolvers<void>();
const begun: string[] = [];
const two = runs(twoAtOnce, async ({ id }) => {
  begun.push(id);
  await twoGate;
});
/** A kind whose first run of the job `hung` ignores its signal and never ends. */
const limited = jobKind({ name: 'limited', payload: z.object({ id: z.string() }), expireSeconds: 1, keepsRow: true });
const limitedRuns: { id: string; signal: AbortSignal }[] = [];
const limitedWork = runs(limited, async ({ id }, signal) => {
  limitedRuns.push({ id, signal });
  if (id === 'hung') await new Promise(() => undefined);
});
const nextRun = () => new Promise<void>((done) => waiting.push(done));

/** Waits until a worker polls: a row that is inserted by SQL is announced by no notification. */
async function polled(): Promise<void> {
  const run = nextRun();
  await database.db.execute(sql`insert into pgboss.job (name, data) values ('note-id', '{"id": "unannounced"}')`);
  await run;
}

let lines = '';
const log = createLog('warn', {
  write: (line) => {
    lines += line;
  },
});
const database = await openForFile(openTestDatabase());
const queue = await startJobQueue(database, [job, grouped, two, limitedWork], true, log);
afterAll(() => queue.stop());

it('a job runs as soon as it is enqueued', async () => {
  const times: number[] = [];
  for (const id of ['já 1', 'já 2', 'já 3', 'já 4']) {
    const run = nextRun();
    const start = performance.now();
    await queue.enqueue(noteId, { id }, null);
    await run;
    times.push(performance.now() - start);
  }
  expect(ran).toEqual(['já 1', 'já 2', 'já 3', 'já 4']);
  // With polling instead of a notification each would take two seconds. A busy machine delays one of them, not all.
  expect(Math.min(...times)).toBeLessThan(1000);
});

it('all jobs of one transaction run without waiting for the next poll', async () => {
  const crowd = Array.from({ length: 12 }, (_, place) => `multidão ${place}`);
  const start = performance.now();
  await database.db.transaction(async (tx) => {
    for (const id of crowd) await queue.enqueue(noteId, { id }, tx);
  });
  await vi.waitUntil(() => crowd.every((id) => ran.includes(id)));
  // One notification starts all of them. With polling they would take twelve seconds.
  expect(performance.now() - start).toBeLessThan(8000);
});

it('at most two jobs of a group run at once', async () => {
  for (let place = 0; place < 8; place += 1) await queue.enqueue(ofGroup, { group: 'slow' }, null);
  await vi.waitUntil(() => running.get('slow') === 2);
  await queue.enqueue(ofGroup, { group: 'quick' }, null);
  await vi.waitUntil(() => finished === 1);
  expect(most).toBe(2);
  letGo();
  await vi.waitUntil(() => finished === 9);
  const left = () => database.db.execute(sql`select 1 from pgboss.job where name = 'grouped'`);
  await vi.waitUntil(async () => rowsOf(await left()).length === 0);
});

it('at most as many jobs of a kind run at once as its concurrency allows', async () => {
  const ids = Array.from({ length: 24 }, (_, place) => `pessoa ${place}`);
  expect(await queue.waiting(twoAtOnce)).toEqual([]);
  await queue.enqueueAll(
    twoAtOnce,
    ids.map((id) => ({ id })),
    null,
  );
  await vi.waitUntil(() => begun.length >= 2);
  // Polling must not start further jobs. Between two polls of one worker each other worker polls too.
  await polled();
  await polled();
  expect(begun).toHaveLength(2);
  const waiting = (await queue.waiting(twoAtOnce)).map(({ id }) => id);
  // Each of the two workers has fetched a second job in advance, so four jobs are not waiting.
  expect(waiting).toHaveLength(ids.length - 4);
  expect(waiting.filter((id) => begun.includes(id) || !ids.includes(id))).toEqual([]);
  letTwoGo();
  // With polling they would take ten seconds.
  await vi.waitUntil(() => begun.length === ids.length);
  expect(await queue.waiting(twoAtOnce)).toEqual([]);
});

it('a job that is enqueued in a transaction runs after the commit', async () => {
  const run = nextRun();
  await database.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: 'junto', points: 1 });
    await queue.enqueue(noteId, { id: 'dois' }, tx);
    expect(ran).not.toContain('dois');
  });
  await run;
  expect(ran).toContain('dois');
});

/** Waits until a job has failed and reads the error that pg-boss stored. */
async function outputOf(id: string): Promise<string> {
  const run = nextRun();
  await queue.enqueue(noteId, { id }, null);
  await run;
  return vi.waitUntil(async () => {
    const rows = rowsOf<{ output: unknown }>(
      await database.db.execute(sql`select output from pgboss.job where data->>'id' = ${id} and output is not null`),
    );
    return rows[0] && JSON.stringify(rows[0].output);
  }, 10_000);
}

it('the row of a failed job doesn’t contain the error message, which may quote an address', async () => {
  const output = await outputOf('falha');
  expect(output).toContain('note-id failed: Error');
  expect(output).not.toContain('segredo');
});

it('the log of a job that failed with an AggregateError contains the kinds of the errors, no messages', async () => {
  const output = await outputOf('falham');
  expect(output).toContain('note-id failed: AggregateError');
  expect(lines).toContain('"job":"note-id","kind":"AggregateError","inner":{"TypeError":2,"Error 23503":1}');
  for (const text of [output, lines]) expect(text).not.toContain('segredo');
});

it('a job that exceeds its time limit is aborted, fails and is logged, and the next of its batch runs once', async () => {
  await queue.enqueueAll(limited, [{ id: 'hung' }, { id: 'next' }], null);
  const states = async () =>
    rowsOf<{ id: string; state: string }>(
      await database.db.execute(
        sql`select data->>'id' as id, state from pgboss.job where name = 'limited' order by id`,
      ),
    ).map(({ id, state }) => [id, state]);
  // In any order, because both were enqueued at the same moment.
  const isRunning = ([, state]: (string | undefined)[]) => state === 'created' || state === 'active';
  await vi.waitUntil(async () => !(await states()).some(isRunning));
  expect(Object.fromEntries(await states())).toEqual({ hung: 'retry', next: 'completed' });
  expect(limitedRuns.map(({ id }) => id).sort()).toEqual(['hung', 'next']);
  expect(limitedRuns.find(({ id }) => id === 'hung')?.signal.aborted).toBe(true);
  expect(lines).toContain('"job":"limited","kind":"TimeoutError"');
});

it('a job whose process was killed is retried when its heartbeat stops', async () => {
  const old = jobKind({ ...noteId, name: 'an-older-queue' });
  const boss = new PgBoss({ ...database.jobs, schema: 'pgboss', supervise: false, schedule: false });
  boss.on('error', (error) => {
    throw error;
  });
  await boss.start();
  await boss.createQueue(old.name, { expireInSeconds: 7200 });
  const other = await startJobQueue(database, [runs(old, async () => undefined)], false, log);
  try {
    await other.enqueue(old, { id: 'morto' }, null);
    // Simulates a process that fetched the job and was killed, so that there is no heartbeat.
    expect(await boss.fetch(old.name)).toHaveLength(1);
    const state = async () =>
      rowsOf<{ state: string }>(
        await database.db.execute(sql`select state from pgboss.job where data->>'id' = 'morto'`),
      )[0]?.state;
    await boss.supervise(old.name);
    expect(await state()).toBe('active');
    await database.db.execute(
      sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds' where data->>'id' = 'morto'`,
    );
    await database.db.execute(
      sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = ${old.name}`,
    );
    await boss.supervise(old.name);
    expect(await state()).toBe('retry');
  } finally {
    await other.stop();
    await boss.stop();
  }
});

it('the log lines of a job contain the id of the request that enqueued it', async () => {
  const run = nextRun();
  await withRequestId('pedido-1', () => queue.enqueue(noteId, { id: 'falha' }, null));
  await run;
  await vi.waitUntil(() => lines.includes('"requestId":"pedido-1"'));
  expect(requests.at(-1)).toBe('pedido-1');
  const later = nextRun();
  await queue.enqueue(noteId, { id: 'sem pedido' }, null);
  await later;
  expect(requests.at(-1)).toBeUndefined();
});

it('many jobs are enqueued at once, and none of a transaction that is rolled back', async () => {
  const many = Array.from({ length: 50 }, (_, place) => ({ id: `lote ${place}` }));
  await expect(
    database.db.transaction(async (tx) => {
      await queue.enqueue(noteId, { id: 'nunca' }, tx);
      await queue.enqueueAll(noteId, [{ id: 'nunca mais' }], tx);
      throw new Error('desfaz');
    }),
  ).rejects.toThrow('desfaz');
  await queue.enqueueAll(noteId, many, null);
  await vi.waitUntil(() => many.every(({ id }) => ran.includes(id)));
  for (const id of ['nunca', 'nunca mais']) expect(ran).not.toContain(id);
});
