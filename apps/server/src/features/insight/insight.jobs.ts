import { z } from 'zod';
import type { PersonForJob } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import { defineJob } from '../../jobs/job-queue.ts';
import type { EntryAnalyses } from './entry-analysis.service.ts';
import { weeklySummaryRepository as repository } from './weekly-summary.repository.ts';
import { ABANDONED_MS, type WeeklySummaries } from './weekly-summary.service.ts';

export const WRITE_SUMMARY = 'write-weekly-summary';
export const ANALYSE_ENTRY = 'analyse-entry';
const WRITE_ABANDONED = 'write-abandoned-summaries';
const AT_ONCE = 2;

type Deps = {
  db: Database;
  clock: () => number;
  personForJob: PersonForJob;
  summaries: WeeklySummaries;
  analyses: EntryAnalyses;
};

/** Summaries and comments are written as they are asked for; what a dead process had begun, within minutes. */
export function insightJobs({ db, clock, personForJob, summaries, analyses }: Deps) {
  async function write(userId: string, summaryId: string): Promise<void> {
    const actor = await personForJob(userId);
    if (actor) await summaries.write(actor, summaryId);
  }

  return [
    defineJob({
      name: WRITE_SUMMARY,
      payload: z.object({ userId: z.string(), summaryId: z.string() }),
      concurrency: AT_ONCE,
      run: ({ userId, summaryId }) => write(userId, summaryId),
    }),
    defineJob({
      name: WRITE_ABANDONED,
      payload: z.object({}),
      schedule: '* * * * *',
      async run() {
        for (const { userId, id } of await repository.listAbandoned(db, new Date(clock() - ABANDONED_MS)))
          await write(userId, id);
      },
    }),
    defineJob({
      name: ANALYSE_ENTRY,
      payload: z.object({ userId: z.string(), entryId: z.string() }),
      concurrency: AT_ONCE,
      async run({ userId, entryId }) {
        const actor = await personForJob(userId);
        if (actor) await analyses.write(actor, entryId);
      },
    }),
  ];
}
