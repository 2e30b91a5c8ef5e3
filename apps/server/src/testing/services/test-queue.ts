import type { z } from 'zod';
import type { Database, Transaction } from '../../db/database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { JobKind } from '../../jobs/job-kind.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';

export type EnqueuedJob = { name: string; payload: Record<string, unknown>; afterSeconds?: number };

/** Creates a queue that runs jobs only on demand. A job of a transaction is added when the transaction commits. */
export function withTestQueue(opened: OpenDatabase) {
  const jobs: EnqueuedJob[] = [];
  const pending = new WeakMap<object, EnqueuedJob[]>();

  /** Wraps a connection so that jobs of a transaction are added when the transaction commits. */
  function watched<Connection extends Database | Transaction>(
    connection: Connection,
    outer: EnqueuedJob[],
  ): Connection {
    return new Proxy(connection, {
      get(target, name) {
        const value = Reflect.get(target, name, target);
        if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
        return async (work: (tx: Transaction) => Promise<unknown>, config?: never) => {
          const enqueued: EnqueuedJob[] = [];
          const result = await target.transaction((tx) => {
            const own = watched(tx, enqueued);
            pending.set(own, enqueued);
            return work(own);
          }, config);
          outer.push(...enqueued);
          return result;
        };
      },
    });
  }

  function add<Payload extends z.ZodObject>(
    { name, payload: schema, afterSeconds }: JobKind<Payload>,
    payload: z.output<Payload>,
    tx: Transaction | null,
  ): void {
    const list = tx === null ? jobs : pending.get(tx);
    if (!list) throw new Error(`Job ${name} was enqueued in a transaction of another database`);
    list.push({ name, payload: schema.parse(payload), ...(afterSeconds === undefined ? {} : { afterSeconds }) });
  }

  const queue: JobQueue = {
    enqueue: async (kind, payload, tx) => add(kind, payload, tx),
    async enqueueAll(kind, payloads, tx) {
      for (const payload of payloads) add(kind, payload, tx);
    },
    waiting: async ({ name, payload: schema }) =>
      jobs.flatMap((job) => (job.name === name ? [schema.parse(job.payload)] : [])),
    stop: async () => undefined,
  };
  return { database: { ...opened, db: watched(opened.db, jobs) }, jobs, queue };
}
