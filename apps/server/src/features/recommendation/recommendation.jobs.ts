import { z } from 'zod';
import type { PersonsForJob } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { type Dawn, listDawns, listDue } from './day-sets/due-people.ts';
import type { RecommendationsService } from './recommendation.service.ts';

/** Number of people per page of the query, and per batch job. A batch job takes some tenths of a second. */
const LISTED = 1000;
const BATCH = 50;

/** The scheduled job that enqueues the batch jobs. */
const prepareRecommendations = jobKind({
  name: 'prepare-recommendations',
  payload: z.object({}),
  // Runs every half hour, because some time zones are offset by half or quarter hours.
  schedule: '7,37 * * * *',
});
/** The job that prepares the sets of one batch of people. */
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
  /** The job queue; available after start. */
  queue: () => JobQueue;
  personsForJob: PersonsForJob;
  prepare: RecommendationsService['prepare'];
};

const inBatches = (userIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(userIds.length / BATCH) }, (_, at) => userIds.slice(at * BATCH, (at + 1) * BATCH));

/**
 * Enqueues batch jobs for people whose day begins, who have recent entries and no set for the day. Leaves out people in
 * a batch job of the same day that is still waiting. People in a running batch job may be enqueued again; the second
 * job then finds their sets and changes nothing.
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

/** Jobs that prepare the day's recommendations: one lists the people who are due, and batch jobs make their sets. */
export const recommendationJobs = (deps: Deps) => [
  runs(prepareRecommendations, () => enqueueDue(deps)),
  runs(prepareBatch, async ({ today, userIds }) => deps.prepare(await deps.personsForJob(userIds), today)),
];
