import { z } from 'zod';
import type { PersonForJob } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import { listDawns, listDue } from './due-people.ts';
import type { RecommendationsService } from './recommendation.service.ts';

const prepareRecommendations = jobKind({
  name: 'prepare-recommendations',
  payload: z.object({}),
  // Every half hour: zones begin their days at halves and quarters too.
  schedule: '7,37 * * * *',
  // One job goes over everybody.
  expireSeconds: 2 * 3600,
});
/** People looked up at a time. */
const BATCH = 500;

type Deps = {
  db: Database;
  clock: () => number;
  personForJob: PersonForJob;
  prepare: RecommendationsService['prepare'];
};

/**
 * Makes the sets of everybody whose day begins: those who recorded lately and have none yet. One
 * person's failure stops nobody else's; the job then ends badly and is tried again.
 */
async function prepareDue({ db, clock, personForJob, prepare }: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const dawn of await listDawns(db, clock())) {
    let after = '';
    for (;;) {
      const due = await listDue(db, dawn, after, BATCH);
      for (const userId of due) {
        try {
          const actor = await personForJob(userId);
          if (actor) await prepare(actor);
        } catch (error) {
          failures.push(error);
        }
      }
      after = due.at(-1) ?? after;
      if (due.length < BATCH) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some sets could not be made');
}

export const recommendationJobs = (deps: Deps) => [runs(prepareRecommendations, () => prepareDue(deps))];
