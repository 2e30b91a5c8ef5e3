import { z } from 'zod';
import type { PersonForJob } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import { type LeasedKind, leasedJobs, RowOfPerson } from '../../jobs/leased-work.ts';
import type { EntryAnalyses } from './entry-analysis.service.ts';
import { summaryRows } from './weekly-summary.repository.ts';
import type { WeeklySummaries } from './weekly-summary.service.ts';

const AT_ONCE = 2;

export const writeSummary: LeasedKind = jobKind({
  name: 'write-summary',
  payload: RowOfPerson,
  concurrency: AT_ONCE,
});
/** The job that comments on an entry, with the person's consent. */
export const analyseEntry = jobKind({
  name: 'analyse-entry',
  payload: z.object({ userId: z.string(), entryId: z.string() }),
  concurrency: AT_ONCE,
});

type Deps = Store & {
  personForJob: PersonForJob;
  summaries: WeeklySummaries;
  analyses: EntryAnalyses;
};

/** Jobs that write requested weekly summaries and comments on entries. */
export const insightJobs = ({ db, clock, personForJob, summaries, analyses }: Deps) => [
  ...leasedJobs({
    db,
    clock,
    personForJob,
    rows: summaryRows,
    kind: writeSummary,
    sweep: 'write-abandoned-summaries',
    work: summaries.write,
  }),
  runs(analyseEntry, async ({ userId, entryId }) => {
    const person = await personForJob(userId);
    if (person) await analyses.write(person, entryId);
  }),
];
