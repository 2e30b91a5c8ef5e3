import { HOUR_MS } from '@alento/domain/time/local-date';
import { z } from 'zod';
import type { Store } from '../db/database.ts';
import type { FileStore } from '../integrations/files/file-store.ts';
import { jobKind, runs } from '../jobs/job-kind.ts';
import { removals } from './removable-files.ts';

/** Names read at once. */
const BATCH = 100;

const removeFiles = jobKind({ name: 'remove-files', payload: z.object({}), schedule: '*/10 * * * *' });

/**
 * Removes files whose time has come: of deleted rows, expired exports, and uploads that did not end. One that can't be
 * removed is tried again an hour later, so that it doesn't hold up the others; the job fails at its end then.
 */
export const removeFilesJobs = ({ db, clock, files }: Store & { files: FileStore }) => [
  runs(removeFiles, async (_payload, signal) => {
    const failures: unknown[] = [];
    for (;;) {
      const names = await removals.listDue(db, new Date(clock()), BATCH);
      if (names.length === 0) break;
      for (const name of names) {
        signal.throwIfAborted();
        try {
          if (!(await removals.claim(db, name, new Date(clock())))) continue;
          await files.remove(name);
          await removals.forget(db, name);
        } catch (error) {
          failures.push(error);
          await removals.schedule(db, name, new Date(clock() + HOUR_MS));
        }
      }
    }
    if (failures.length > 0) throw failures[0];
  }),
];
