import { z } from 'zod';
import type { PersonForJob, PersonWithPlan } from '../access/person.ts';
import type { Store } from '../db/database.ts';
import { type JobKind, type JobWork, jobKind, runs } from './job-kind.ts';
import type { LeasedRows } from './leased-rows.ts';

/** Maximum number of abandoned rows that are claimed at once. */
const BATCH = 100;
/** Payload of a job for one row: the row's id and its account. */
export const RowOfPerson = z.object({ userId: z.string(), id: z.string() });
export type LeasedKind = JobKind<typeof RowOfPerson>;

type Deps = Store & {
  personForJob: PersonForJob;
  rows: LeasedRows;
  /** The kind of job that does the work of one row. */
  kind: LeasedKind;
  /** Name of the job that claims abandoned rows every minute. */
  sweep: string;
  /** Claims the lease of a row, does its work and finishes it. Does nothing if another worker has the lease. */
  work: (person: PersonWithPlan, id: string) => Promise<void>;
};

/**
 * Creates the jobs for leased work: one that does the work of a row, and one that every minute claims rows whose worker
 * was killed or whose job was lost. If the work of one row fails, the others are still done.
 */
export function leasedJobs({ db, clock, personForJob, rows, kind, sweep, work }: Deps): JobWork[] {
  async function workFor(userId: string, id: string): Promise<void> {
    const person = await personForJob(userId);
    if (!person) return;
    try {
      await work(person, id);
    } catch (error) {
      // The account may have been deleted while the work was done; then nobody waits for it.
      if ((await personForJob(userId)) !== null) throw error;
    }
  }

  async function takeUpAbandoned(_: object, signal: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    for (const { userId, id } of await rows.listAbandoned(db, clock(), BATCH)) {
      signal.throwIfAborted();
      try {
        await workFor(userId, id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `Some rows of ${kind.name} could not be done`);
  }

  return [
    {
      ...runs(kind, ({ userId, id }) => workFor(userId, id)),
      resume: async (queue) => queue.enqueueAll(kind, await rows.releaseAll(db), null),
    },
    runs(jobKind({ name: sweep, payload: z.object({}), schedule: '* * * * *' }), takeUpAbandoned),
  ];
}
