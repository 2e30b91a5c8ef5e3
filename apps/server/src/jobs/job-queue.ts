import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { isNotPermitted, SchemaNotReadyError } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { errorKind, innerErrorKinds } from '../error-kind.ts';

/** A kind of job: its payload carries ids and keyed hashes, never a person's words. */
export type JobDefinition<Payload extends z.ZodObject = z.ZodObject> = {
  name: string;
  payload: Payload;
  /** Cron in UTC, where the job repeats by itself. */
  schedule?: string;
  /** How many of its kind run at once in a process; one where it says nothing. */
  concurrency?: number;
  /** How many of one group run at once in a process, where they are enqueued with one. */
  perGroup?: number;
  /** Whether its row goes as soon as it ran: a kept one would tell who asked for something, and when. */
  leavesNoRow?: true;
  run(payload: z.output<Payload>): Promise<void>;
};

export type EnqueueOptions = {
  /** Whose work it is, where a kind bounds how much of it runs at once (an id). */
  group?: string;
  /** Not before so many seconds have passed. */
  afterSeconds?: number;
};

export type JobQueue = {
  /** Enqueues in the given transaction, or at once. */
  enqueue(name: string, payload: Record<string, unknown>, tx?: Transaction, options?: EnqueueOptions): Promise<void>;
  stop(): Promise<void>;
};

export const JOB_SCHEMA = 'pgboss';
/** What pg-boss 12 throws where its schema is missing or old and it may not migrate; database-role.postgres.test.ts. */
const SCHEMA_NOT_READY = /^pg-boss (is not installed|database requires migrations)$/;
const RETRY_LIMIT = 5;
const RETRY_DELAY_SECONDS = 5;
/** A dawn over many people takes its time: nobody starts it again meanwhile. */
const EXPIRE_SECONDS = 2 * 3600;
/** After this silence a job's process counts as killed, and the job is tried again: its mail is awaited. */
const HEARTBEAT_SECONDS = 60;
const STOP_TIMEOUT_MS = 5000;
/** A notice may come while the worker is busy: then this finds the job. */
const POLLING_SECONDS = 2;
/** After a full batch the next one is fetched at once: of a crowd of jobs none waits for the polling. */
const BATCH = 2;

const QUEUE = {
  retryLimit: RETRY_LIMIT,
  retryDelay: RETRY_DELAY_SECONDS,
  retryBackoff: true,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
};

export const defineJob = <Payload extends z.ZodObject>(definition: JobDefinition<Payload>): JobDefinition =>
  definition as unknown as JobDefinition;

/**
 * Runs a job. What it throws is kept by pg-boss in clear, and may quote an address or a value: only
 * the error's kind gets that far. Of several at once the log tells each one's.
 */
async function runQuietly(job: JobDefinition, { id, data }: Job<unknown>, log: Logger): Promise<JobResult> {
  log.info({ job: job.name, jobId: id }, 'job started');
  try {
    await job.run(job.payload.parse(data));
    return { id, status: 'completed' };
  } catch (error) {
    const kind = errorKind(error);
    log.warn({ job: job.name, kind, inner: innerErrorKinds(error) }, 'job failed');
    return { id, status: 'failed', output: { message: `${job.name} failed: ${kind}` } };
  }
}

/** Runs what was fetched together: at once where the job allows it, else one after the other. */
async function runBatch(job: JobDefinition, batch: readonly Job<unknown>[], log: Logger): Promise<JobResult[]> {
  if (job.concurrency !== undefined) return Promise.all(batch.map((item) => runQuietly(job, item, log)));
  const results: JobResult[] = [];
  for (const item of batch) results.push(await runQuietly(job, item, log));
  return results;
}

/**
 * Starts pg-boss on the app's own database: notified at once, polling as a fallback.
 *
 * @param works whether this process runs jobs (ROLE worker or all) or only enqueues them.
 * @param mayMigrate whether pg-boss creates or migrates its schema; otherwise throws SchemaNotReadyError where it has to.
 */
export async function startJobQueue(
  database: OpenDatabase,
  jobs: readonly JobDefinition[],
  works: boolean,
  log: Logger,
  mayMigrate = true,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.jobs,
    schema: JOB_SCHEMA,
    migrate: mayMigrate,
    // Rebuilding an index takes the owner's role.
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
  for (const job of jobs) {
    await boss.createQueue(job.name, QUEUE);
    // Creating leaves a queue of an earlier version as it was.
    await boss.updateQueue(job.name, QUEUE);
    if (!works) continue;
    await boss.work(
      job.name,
      {
        pollingIntervalSeconds: POLLING_SECONDS,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
        localConcurrency: job.concurrency ?? 1,
        ...(job.perGroup === undefined ? {} : { localGroupConcurrency: job.perGroup }),
        // A bound by group counts single jobs.
        batchSize: job.perGroup === undefined ? BATCH : 1,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      async (batch: Job<unknown>[]) => {
        const results = await runBatch(job, batch, log);
        const done = results.filter(({ status }) => status === 'completed').map(({ id }) => id);
        if (job.leavesNoRow && done.length > 0) await boss.deleteJob(job.name, done);
        return results;
      },
    );
    if (job.schedule) await boss.schedule(job.name, job.schedule, {});
  }
  return {
    async enqueue(name, payload, tx, { group, afterSeconds } = {}) {
      await boss.send(name, payload, {
        ...(tx ? { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) } : {}),
        ...(group === undefined ? {} : { group: { id: group } }),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
