import type { Job, JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { errorKind, innerErrorKinds } from '../log/error-kind.ts';
import { withRequestId } from '../log/request-id.ts';
import type { JobKind, JobWork } from './job-kind.ts';

/** Default time limit of a job. It is far longer than any job takes. */
const LIMIT_SECONDS = 900;

export const limitOf = ({ expireSeconds = LIMIT_SECONDS }: JobKind): number => expireSeconds;

/** Field that is stored with the payload: the id of the request that enqueued the job. */
export const REQUEST_ID = 'httpRequestId';
const JobOrigin = z.object({ [REQUEST_ID]: z.string().optional() });

/**
 * Runs a job until its time limit, or until pg-boss takes it from this process. The handler's signal is aborted then. A
 * handler that ignores it keeps running, but no job waits for it.
 */
async function runLimited({ kind, run }: JobWork, { data, signal: taken }: Job<unknown>): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([taken, stop.signal]);
  const timer = setTimeout(
    () => stop.abort(new DOMException('The time limit was exceeded', 'TimeoutError')),
    limitOf(kind) * 1000,
  );
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    await Promise.race([run(data, signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a job. pg-boss stores a thrown error in clear text, and its message may quote an address or a value. Therefore
 * only the kind of the error is passed on. For an AggregateError the kind of each inner error is logged.
 */
async function runQuietly(work: JobWork, job: Job<unknown>, log: Logger): Promise<JobResult> {
  const { kind } = work;
  const { id } = job;
  // Another process has the job by now, or will retry it: the one before it in the batch was under way.
  if (job.signal.aborted) return { id, status: 'failed', output: { message: `${kind.name} was not begun` } };
  log.info({ job: kind.name, jobId: id }, 'job started');
  try {
    await runLimited(work, job);
    return { id, status: 'completed' };
  } catch (error) {
    const failure = errorKind(error);
    log.warn({ job: kind.name, kind: failure, inner: innerErrorKinds(error) }, 'job failed');
    return { id, status: 'failed', output: { message: `${kind.name} failed: ${failure}` } };
  }
}

/** Runs a job. Its log lines contain the id of the request that enqueued it, if there was one. */
function runWithRequestId(work: JobWork, job: Job<unknown>, log: Logger): Promise<JobResult> {
  const requestId = JobOrigin.safeParse(job.data).data?.[REQUEST_ID];
  return requestId === undefined
    ? runQuietly(work, job, log)
    : withRequestId(requestId, () => runQuietly(work, job, log));
}

/** Runs the jobs that one worker fetched, one after the other. A kind has as many workers as jobs may run at once. */
export async function runBatch(work: JobWork, batch: readonly Job<unknown>[], log: Logger): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of batch) results.push(await runWithRequestId(work, job, log));
  return results;
}
