import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';

/**
 * A kind of job, by which jobs are enqueued and run. A payload contains ids and keyed hashes, never a text that a
 * person wrote.
 */
export type JobKind<Payload extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly payload: Payload;
  /** Cron expression in UTC; only for a scheduled job. */
  readonly schedule?: string;
  /** Whether a scheduled job runs at the next start, if its time passed while no process ran. */
  readonly isMadeUp?: true;
  /** Maximum number of jobs of this kind that run at once in a process. Default: 1. */
  readonly concurrency?: number;
  /** For kinds that limit how many jobs of one person run at once: the person's id, and the limit. */
  readonly group?: { readonly of: (payload: z.output<Payload>) => string; readonly atOnce: number };
  /** Delay before the job may start, seconds. */
  readonly afterSeconds?: number;
  /** Time limit of a job, seconds. A job that runs longer is aborted and fails. */
  readonly expireSeconds?: number;
  /** Whether the job's row stays after it ran. Not with a payload by which an account is known. */
  readonly keepsRow?: true;
};

/**
 * Whether a job's row is deleted after it ran. Otherwise a dump would reveal who requested something, and when, and the
 * id would outlive the account. The rows of scheduled jobs stay: their payload is empty.
 */
export const leavesNoRow = ({ schedule, keepsRow }: JobKind): boolean => schedule === undefined && !keepsRow;

/** Defines a kind of job. `runs` adds the handler. */
export const jobKind = <Payload extends z.ZodObject>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** What enqueues many jobs at once: the queue, or a double in a test. */
export type JobBatches = {
  /** Enqueues many jobs of a kind in one statement. */
  enqueueAll<Payload extends z.ZodObject>(
    kind: JobKind<Payload>,
    payloads: readonly z.output<Payload>[],
    tx: Transaction | null,
  ): Promise<void>;
};

/** A kind of job with its handler, for starting a worker. The signal is aborted when the job's time is over. */
export type JobWork = {
  readonly kind: JobKind;
  readonly run: (payload: unknown, signal: AbortSignal) => Promise<void>;
  /**
   * Enqueues the work that was unfinished when the process last ended. Called at the start of a process if no other
   * process uses the database; otherwise another process takes over expired leases.
   */
  readonly resume?: (queue: JobBatches) => Promise<void>;
};

/**
 * Adds the handler to a kind of job. A job may run twice, so the handler must first check whether its work is done. A
 * handler with a long loop checks the signal in each turn, or it continues beside its own repetition.
 */
export const runs = <Payload extends z.ZodObject>(
  kind: JobKind<Payload>,
  run: (payload: z.output<Payload>, signal: AbortSignal) => Promise<void>,
): JobWork => ({
  // The cast is safe, because the payload is validated before the handler runs.
  kind: kind as unknown as JobKind,
  run: async (payload, signal) => run(kind.payload.parse(payload), signal),
});
