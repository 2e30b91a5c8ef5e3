import type { z } from 'zod';

/**
 * A kind of job: the handle by which its work is enqueued and run. The payload carries ids and keyed
 * hashes, never a person's words.
 */
export type JobKind<Payload extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly payload: Payload;
  /** Cron expression in UTC, for a scheduled job. */
  readonly schedule?: string;
  /** How many jobs of the kind run at once in a process. Default: 1. */
  readonly concurrency?: number;
  /** Id of the person a job belongs to, for kinds that limit how many jobs of one person run at once. */
  readonly group?: { readonly of: (payload: z.output<Payload>) => string; readonly atOnce: number };
  /** Delay before the job may start, seconds. */
  readonly afterSeconds?: number;
  /** How long a job may run before it counts as failed, seconds. */
  readonly expireSeconds?: number;
  /** Whether the job's row is deleted once it ran. A kept row would tell who asked for something, and when. */
  readonly leavesNoRow?: true;
};

/** Defines a kind of job; `runs` joins it with its handler. */
export const jobKind = <Payload extends z.ZodObject>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** A kind of job with its handler, as a worker is started with. */
export type JobWork = { readonly kind: JobKind; readonly run: (payload: unknown) => Promise<void> };

/** Joins a kind of job with its handler. A job may run twice, so the handler first checks whether it is done. */
export const runs = <Payload extends z.ZodObject>(
  kind: JobKind<Payload>,
  run: (payload: z.output<Payload>) => Promise<void>,
): JobWork => ({
  // The queue knows kinds by name only; the payload is validated before the handler runs.
  kind: kind as unknown as JobKind,
  run: (payload) => run(kind.payload.parse(payload)),
});
