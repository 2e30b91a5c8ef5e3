import { z } from 'zod';
import type { PersonsForJob } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { type Dawn, listDawns, listDue } from './day-sets/due-people.ts';
import type { RecommendationsService } from './recommendation.service.ts';

/** People looked up at a time, and people of one batch: some tenths of a second of work. */
const LISTED = 1000;
const BATCH = 50;

/** Shares out everybody whose day begins. */
export const prepareRecommendations = jobKind({
  name: 'prepare-recommendations',
  payload: z.object({}),
  // Every half hour: zones begin their days at halves and quarters too.
  schedule: '7,37 * * * *',
});
/** Makes the sets of some people, whose local day it is. */
const prepareBatch = jobKind({
  name: 'prepare-recommendation-batch',
  payload: z.object({ today: z.iso.date(), userIds: z.array(z.string()) }),
  concurrency: 2,
  expireSeconds: 300,
  leavesNoRow: true,
});

type Deps = {
  db: Database;
  clock: () => number;
  /** The queue, once it runs. */
  queue: () => JobQueue;
  personsForJob: PersonsForJob;
  prepare: RecommendationsService['prepare'];
};

const inBatches = (userIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(userIds.length / BATCH) }, (_, at) => userIds.slice(at * BATCH, (at + 1) * BATCH));

/**
 * Shares out everybody whose day begins, who recorded lately and has no set yet, among jobs that any worker
 * takes. Who waits in one of them, from an earlier dawn of the same day, is not enqueued again; who is in one
 * that runs may be, and it finds the set made.
 */
async function enqueueDue({ db, clock, queue }: Deps): Promise<void> {
  const waiting = new Set((await queue().waiting(prepareBatch)).flatMap(({ userIds }) => userIds));
  const enqueueDawn = async (dawn: Dawn): Promise<void> => {
    let after = '';
    for (;;) {
      const listed = await listDue(db, dawn, after, LISTED);
      const batches = inBatches(listed.filter((userId) => !waiting.has(userId)));
      await queue().enqueueAll(
        prepareBatch,
        batches.map((userIds) => ({ today: dawn.today, userIds })),
        null,
      );
      const last = listed.at(-1);
      if (last === undefined || listed.length < LISTED) return;
      after = last;
    }
  };
  for (const dawn of await listDawns(db, clock())) await enqueueDawn(dawn);
}

/** The day's recommendations, made ahead: one job lists who is due, and jobs of some people each make their sets. */
export const recommendationJobs = (deps: Deps) => [
  runs(prepareRecommendations, () => enqueueDue(deps)),
  runs(prepareBatch, async ({ today, userIds }) => deps.prepare(await deps.personsForJob(userIds), today)),
];
