import { z } from 'zod';
import type { PersonForJob, PersonWithPlan } from '../access/person.ts';
import type { Database } from '../db/database.ts';
import { type JobKind, type JobWork, jobKind, runs } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';
import type { LeasedRows } from './leased-rows.ts';

/** Rows taken up again in one go. */
const BATCH = 100;
/** What a job of leased work names: a row, and whose it is. */
export const RowOfPerson = z.object({ userId: z.string(), id: z.string() });
export type LeasedKind = JobKind<typeof RowOfPerson>;

type Deps = {
  db: Database;
  clock: () => number;
  personForJob: PersonForJob;
  rows: LeasedRows;
  /** The job that does one row as it is asked for. */
  kind: LeasedKind;
  /** Name of the job that looks for abandoned rows every minute. */
  sweep: string;
  /** Takes the row's lease, does the work and ends it; nothing where somebody else is at it. */
  work: (person: PersonWithPlan, id: string) => Promise<void>;
};

/**
 * Work that people wait for, done once: a job for each row as it is asked for, and every minute a sweep
 * over rows whose worker is gone or whose job never came. One row's failure stops no other's.
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

/** As a process starts that no other can be beside: rows that were in the making when it ended are asked for anew. */
export async function resumeLeased(
  db: Database,
  queue: Pick<JobQueue, 'enqueueAll'>,
  rows: LeasedRows,
  kind: LeasedKind,
): Promise<void> {
  await queue.enqueueAll(kind, await rows.releaseAll(db), null);
}
