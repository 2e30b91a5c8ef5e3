import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { type JobWork, jobKind, runs } from '../../../jobs/job-kind.ts';
import { nextTurnOf } from '../../../work-thread/next-turn.ts';
import { nextUnfinished, removeRest } from './remove-rows.ts';

/** Pause between batches, ms, so that other requests get the single connection of an embedded database. */
const PAUSE_MS = 12;

/** The job that deletes what is left of deleted accounts. Its schedule finds those whose job was lost. */
export const removeRestOfAccounts = jobKind({
  name: 'remove-rest-of-accounts',
  payload: z.object({}),
  schedule: '53 * * * *',
  expireSeconds: 3600,
});

/** Deletes what is left of each deleted account. One failure doesn't stop the others; the signal does. */
async function removeAllRests(db: Database, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (let id = await nextUnfinished(db, ''); id !== null; id = await nextUnfinished(db, id)) {
    signal.throwIfAborted();
    try {
      const userId = id;
      await removeRest(db, userId, async () => {
        await setTimeout(PAUSE_MS);
        // Its pause grows with what the batches took of the event loop.
        await nextTurnOf(userId);
        signal.throwIfAborted();
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some deleted accounts have rows left');
}

export const deletionJobs = ({ db }: { db: Database }): JobWork[] => [
  {
    ...runs(removeRestOfAccounts, (_, signal) => removeAllRests(db, signal)),
    async resume(queue) {
      if ((await nextUnfinished(db, '')) !== null) await queue.enqueueAll(removeRestOfAccounts, [{}], null);
    },
  },
];
