import type { Logger } from 'pino';
import { z } from 'zod';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { type JobWork, jobKind, runs } from '../jobs/job-kind.ts';
import { backUp, tidyBackups } from './back-up.ts';
import { isBackupDue } from './backup-due.ts';
import { listBackups } from './backup-files.ts';
import type { BackupSettings } from './backup-settings.ts';

/** A large database may take hours. A process that was killed is noticed by its missing heartbeat, not by this time. */
const LONGEST_SECONDS = 6 * 3600;

type Deps = { database: OpenDatabase; keyRing: KeyRing; clock: () => number; log: Logger; settings: BackupSettings };

const keepBackups = jobKind({
  name: 'keep-backups',
  payload: z.object({}),
  schedule: '41 * * * *',
  expireSeconds: LONGEST_SECONDS,
});

/** The hourly job that makes the nightly backup when it is due, and deletes what is older than it is kept. */
export function backupJobs({ database, keyRing, clock, log, settings }: Deps): JobWork[] {
  async function keep(): Promise<void> {
    const now = clock();
    const newest = (await listBackups(settings.directory)).at(-1)?.createdAt ?? null;
    if (!settings.isNightly || !isBackupDue(newest, now)) {
      const pruned = await tidyBackups(database, keyRing, settings, now);
      if (pruned > 0) log.info({ pruned }, 'backups pruned');
      return;
    }
    const { bytes, rows, pruned } = await backUp(database, keyRing, settings, now);
    log.info({ bytes, rows, pruned, ms: clock() - now }, 'backup made');
  }
  return [runs(keepBackups, keep)];
}
