import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, type Job, PgBoss, type QueueResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { isNotPermitted, SchemaNotReadyError } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { currentRequestId } from '../log/request-id.ts';
import { type JobBatches, type JobKind, type JobWork, leavesNoRow } from './job-kind.ts';
import { limitOf, REQUEST_ID, runBatch } from './run-batch.ts';

export type JobQueue = JobBatches & {
  /**
   * Enqueues a job in the caller's transaction. After a rollback the job never runs.
   *
   * @param tx the transaction, or null to enqueue the job at once.
   */
  enqueue<Payload extends z.ZodObject>(
    kind: JobKind<Payload>,
    payload: z.output<Payload>,
    tx: Transaction | null,
  ): Promise<void>;
  /** Payloads of the jobs of a kind that no worker has fetched yet, including jobs that wait for a retry. */
  waiting<Payload extends z.ZodObject>(kind: JobKind<Payload>): Promise<z.output<Payload>[]>;
  stop(): Promise<void>;
};

export const JOB_SCHEMA = 'pgboss';
/** Messages of pg-boss 12 if its schema is missing or outdated and it may not migrate. */
const SCHEMA_NOT_READY = /^pg-boss (is not installed|database requires migrations)$/;
const RETRY_LIMIT = 5;
const RETRY_DELAY_SECONDS = 5;
/** After this time without a heartbeat the process of a job counts as killed, and the job is retried. It is short,
 * because people wait for the mail that some jobs send. */
const HEARTBEAT_SECONDS = 60;
const STOP_TIMEOUT_MS = 5000;
/** Polling interval. Polling finds jobs whose notification arrived while the worker was busy. */
const POLLING_SECONDS = 2;
/** Number of jobs that a worker fetches at once. After a full batch it fetches the next one without waiting. */
const BATCH = 2;

const QUEUE = {
  retryLimit: RETRY_LIMIT,
  retryDelay: RETRY_DELAY_SECONDS,
  retryBackoff: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
};

type Options = typeof QUEUE & { expireInSeconds: number };

/**
 * The options of a kind's queue. pg-boss has one time limit for a batch, after which it fails all of the batch's jobs.
 * It is longer than the limits of the jobs together, so that it never ends one in the place of another.
 */
const optionsOf = (kind: JobKind): Options => ({
  ...QUEUE,
  expireInSeconds: limitOf(kind) * BATCH + HEARTBEAT_SECONDS,
});

/** Whether a queue of the database has these options. */
const hasOptions = (queue: QueueResult, options: Options): boolean =>
  (Object.keys(options) as (keyof Options)[]).every((name) => queue[name] === options[name]);

/** The data that are stored for a job: the payload, and the id of the request that enqueues it. */
function jobDataOf<Payload extends z.ZodObject>(kind: JobKind<Payload>, payload: z.output<Payload>): object {
  const requestId = currentRequestId();
  return { ...kind.payload.parse(payload), ...(requestId === undefined ? {} : { [REQUEST_ID]: requestId }) };
}

const within = (tx: Transaction | null) =>
  tx ? { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) } : {};

/**
 * Starts pg-boss on the app's database. Workers are notified of new jobs and also poll for them.
 *
 * @param works whether this process runs jobs (ROLE worker or all) or only enqueues them.
 * @param mayMigrate whether pg-boss may create or migrate its schema. If false, throws SchemaNotReadyError if that
 *   would be necessary.
 */
export async function startJobQueue(
  database: OpenDatabase,
  jobs: readonly JobWork[],
  works: boolean,
  log: Logger,
  mayMigrate = true,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.jobs,
    schema: JOB_SCHEMA,
    migrate: mayMigrate,
    // Only the role that owns the tables may rebuild an index.
    reindex: mayMigrate,
    useListenNotify: works,
    supervise: works,
    schedule: works,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  try {
    await boss.start();
  } catch (error) {
    const isNotReady = error instanceof Error && (SCHEMA_NOT_READY.test(error.message) || isNotPermitted(error));
    throw isNotReady && !mayMigrate ? new SchemaNotReadyError() : error;
  }
  // Each statement takes some milliseconds of the embedded database, and most starts change no queue.
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const work of jobs) {
    const { kind } = work;
    const options = optionsOf(kind);
    const queue = queues.get(kind.name);
    if (!queue) await boss.createQueue(kind.name, options);
    else if (!hasOptions(queue, options)) await boss.updateQueue(kind.name, options);
    if (!works) continue;
    await boss.work(
      kind.name,
      {
        pollingIntervalSeconds: POLLING_SECONDS,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
        localConcurrency: kind.concurrency ?? 1,
        ...(kind.group ? { localGroupConcurrency: kind.group.atOnce } : {}),
        // With a group limit workers fetch single jobs, because the limit applies to fetched batches.
        batchSize: kind.group ? 1 : BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      async (batch: Job<unknown>[]) => {
        const results = await runBatch(work, batch, log);
        const done = results.filter(({ status }) => status === 'completed').map(({ id }) => id);
        if (leavesNoRow(kind) && done.length > 0) await boss.deleteJob(kind.name, done);
        return results;
      },
    );
    const known = schedules.get(kind.name);
    const missed = kind.isMadeUp ? 'once' : 'skip';
    if (kind.schedule && (known?.cron !== kind.schedule || (known.options?.missed ?? 'skip') !== missed))
      await boss.schedule(kind.name, kind.schedule, {}, { missed });
  }
  return {
    async enqueue(kind, payload, tx) {
      await boss.send(kind.name, jobDataOf(kind, payload), {
        ...within(tx),
        ...(kind.group ? { group: { id: kind.group.of(payload) } } : {}),
        ...(kind.afterSeconds === undefined ? {} : { startAfter: kind.afterSeconds }),
      });
    },
    async enqueueAll(kind, payloads, tx) {
      await boss.insert(
        kind.name,
        payloads.map((payload) => ({
          data: jobDataOf(kind, payload),
          ...(kind.group ? { group: { id: kind.group.of(payload) } } : {}),
          ...(kind.afterSeconds === undefined ? {} : { startAfter: kind.afterSeconds }),
        })),
        within(tx),
      );
    },
    async waiting(kind) {
      const jobs = await boss.findJobs(kind.name, { queued: true });
      return jobs.map(({ data }) => kind.payload.parse(data));
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
