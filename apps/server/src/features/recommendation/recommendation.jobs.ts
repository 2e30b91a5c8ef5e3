import { HISTORY_DAYS } from '@alento/domain/recommendation/limits';
import {
  addDays,
  DAY_MS,
  HOUR_MS,
  isTimeZone,
  type LocalDate,
  localDateAndOffset,
} from '@alento/domain/time/local-date';
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PersonsForJob } from '../../access/person.ts';
import type { Database, Store } from '../../db/database.ts';
import { profiles } from '../../db/schema/account.ts';
import { recommendationSets } from '../../db/schema/recommendation.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { RecommendationsService } from './recommendation.service.ts';

/** Local hours in which a day's sets are prepared, before people use the app; the end is exclusive. */
const FROM_HOUR = 3;
const UNTIL_HOUR = 6;

/** A time zone whose current hour is one of these, and its local day. */
type Dawn = { timeZone: string; today: LocalDate };

/** Time zones of accounts in which sets are to be prepared now. Not computed in SQL, which may lack newer zones. */
async function listDawns(db: Database, now: number): Promise<Dawn[]> {
  const zones = await db.selectDistinct({ timeZone: profiles.timeZone }).from(profiles);
  return zones.flatMap(({ timeZone }) => {
    if (!isTimeZone(timeZone)) return [];
    const { localDate, offsetMinutes } = localDateAndOffset(now, timeZone);
    const hour = ((((now + offsetMinutes * 60_000) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
    return hour >= FROM_HOUR && hour < UNTIL_HOUR ? [{ timeZone, today: localDate }] : [];
  });
}

/** Ids after the cursor of people in this zone who have recent entries and no set for the day, sorted. */
async function listDue(db: Database, { timeZone, today }: Dawn, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      and(
        gt(profiles.userId, after),
        eq(profiles.timeZone, timeZone),
        entryQueries.hasSince(db, profiles.userId, addDays(today, 1 - HISTORY_DAYS)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(recommendationSets)
            .where(
              and(sql`${recommendationSets.userId} = ${profiles.userId}`, eq(recommendationSets.localDate, today)),
            ),
        ),
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

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
});

type Deps = Store & {
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
