import { DAY_MS, HOUR_MS } from '@alento/domain/time/local-date';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type JobWork, jobKind, runs } from '../jobs/job-kind.ts';
import { type BackupDeps, backUp, tidyBackups } from './back-up.ts';
import { listBackups } from './backup-files.ts';
import { copyNewFiles, pruneCopies } from './file-copies.ts';

/** 04:00 UTC is one in the morning in Brasília. */
const NIGHT_HOUR_UTC = 4;

/**
 * Whether a nightly backup has to be made: none was made since the last 04:00 UTC. A machine that is off at night makes
 * it up later.
 */
export function isBackupDue(newest: Date | null, now: number): boolean {
  const today = Math.floor(now / DAY_MS) * DAY_MS + NIGHT_HOUR_UTC * HOUR_MS;
  const lastNight = today <= now ? today : today - DAY_MS;
  return newest === null || newest.getTime() < lastNight;
}

/** A large database may take hours. A process that was killed is noticed by its missing heartbeat, not by this time. */
const LONGEST_SECONDS = 6 * 3600;

type Deps = BackupDeps & { clock: () => number; log: Logger };

const keepBackups = jobKind({
  name: 'keep-backups',
  payload: z.object({}),
  schedule: '41 * * * *',
  expireSeconds: LONGEST_SECONDS,
});

const keepCopies = jobKind({
  name: 'keep-copies',
  payload: z.object({}),
  schedule: '17 5 * * *',
  expireSeconds: LONGEST_SECONDS,
});

/**
 * The hourly job that makes the nightly backup when it is due and deletes what is past its retention, and the nightly
 * one that does so for the copies of files.
 */
export function backupJobs(deps: Deps): JobWork[] {
  const { clock, log, settings } = deps;
  async function keep(_payload: unknown, signal: AbortSignal): Promise<void> {
    const now = clock();
    const newest = (await listBackups(settings.directory)).at(-1)?.createdAt ?? null;
    if (!settings.isNightly || !isBackupDue(newest, now)) {
      const pruned = await tidyBackups(deps, now);
      if (pruned > 0) log.info({ pruned }, 'backups pruned');
      return;
    }
    const { files, bytes, rows, pruned } = await backUp(deps, now, signal);
    log.info({ files: files.copied, bytes, rows, pruned, ms: clock() - now }, 'backup made');
  }
  /** Makes up copies that no backup made, because it was interrupted. */
  async function keepFiles(_payload: unknown, signal: AbortSignal): Promise<void> {
    const { db } = deps.database;
    const { missing } = settings.isNightly ? await copyNewFiles(db, settings, signal) : { missing: 0 };
    if (missing > 0) log.error({ files: missing }, 'files of attachments are missing in the file store');
    await pruneCopies(db, settings, clock());
  }
  return [runs(keepBackups, keep), runs(keepCopies, keepFiles)];
}
