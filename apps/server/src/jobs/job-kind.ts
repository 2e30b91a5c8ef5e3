import type { z } from 'zod';

/**
 * A kind of job: the handle by which its work is enqueued and run. The payload carries ids and keyed
 * hashes, never a person's words.
 */
export type JobKind<Payload extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly payload: Payload;
  /** Cron in UTC, where the job repeats by itself. */
  readonly schedule?: string;
  /** How many of its kind run at once in a process; one where it says nothing. */
  readonly concurrency?: number;
  /** Whose work a job is (an id), where a kind bounds how much of one's work runs at once in a process. */
  readonly group?: { readonly of: (payload: z.output<Payload>) => string; readonly atOnce: number };
  /** Not before so many seconds have passed since it was enqueued. */
  readonly afterSeconds?: number;
  /** How long a job may run before it counts as lost, seconds. */
  readonly expireSeconds?: number;
  /** Whether its row goes as soon as it ran: a kept one would tell who asked for something, and when. */
  readonly leavesNoRow?: true;
};

/** Defines a kind of job; `runs` says what does it. */
export const jobKind = <Payload extends z.ZodObject>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** A kind of job and what does it: what a worker is started with. */
export type JobWork = { readonly kind: JobKind; readonly run: (payload: unknown) => Promise<void> };

/** Says what does a kind of job. Runs may come twice: work looks first whether it is done. */
export const runs = <Payload extends z.ZodObject>(
  kind: JobKind<Payload>,
  run: (payload: z.output<Payload>) => Promise<void>,
): JobWork => ({
  // The queue knows a kind by its name alone; payloads are checked where they are read.
  kind: kind as unknown as JobKind,
  run: (payload) => run(kind.payload.parse(payload)),
});
