import { z } from 'zod';
import type { PersonForJob, PersonWithPlan } from '../access/person.ts';
import type { Database } from '../db/database.ts';
import { type JobKind, type JobWork, jobKind, runs } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';
import type { LeasedRows } from './leased-rows.ts';

/** Rows that one sweep claims at most. */
const BATCH = 100;
/** Payload of such a job: the row, and the account it belongs to. */
export const RowOfPerson = z.object({ userId: z.string(), id: z.string() });
export type LeasedKind = JobKind<typeof RowOfPerson>;

type Deps = {
  db: Database;
  clock: () => number;
  personForJob: PersonForJob;
  rows: LeasedRows;
  /** The job that does one row. */
  kind: LeasedKind;
  /** Name of the job that sweeps over abandoned rows every minute. */
  sweep: string;
  /** Claims the row's lease, does the work and finishes the row; does nothing if another worker holds the lease. */
  work: (person: PersonWithPlan, id: string) => Promise<void>;
};

/**
 * Work that people wait for, done once: a job for each row, and every minute a sweep over rows whose worker
 * died or whose job was lost. The failure of one row doesn't stop the others.
 */
export function leasedJobs({ db, clock, personForJob, rows, kind, sweep, work }: Deps): JobWork[] {
  async function workFor(userId: string, id: string): Promise<void> {
    const person = await personForJob(userId);
    if (person) await work(person, id);
  }

  async function takeUpAbandoned(): Promise<void> {
    const failures: unknown[] = [];
    for (const { userId, id } of await rows.listAbandoned(db, clock(), BATCH)) {
      try {
        await workFor(userId, id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `Some rows of ${kind.name} could not be done`);
  }

  return [
    runs(kind, ({ userId, id }) => workFor(userId, id)),
    runs(jobKind({ name: sweep, payload: z.object({}), schedule: '* * * * *' }), takeUpAbandoned),
  ];
}

/** Enqueues unfinished rows again when a process starts that has the database to itself. */
export async function resumeLeased(
  db: Database,
  queue: Pick<JobQueue, 'enqueueAll'>,
  rows: LeasedRows,
  kind: LeasedKind,
): Promise<void> {
  await queue.enqueueAll(kind, await rows.releaseAll(db), null);
}
