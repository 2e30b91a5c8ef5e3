import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@alento/domain/time/local-date';

const NAME = /^alento-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.sql\.gz$/;
/** Ending of a file that is being written. */
export const UNFINISHED = '.part';
const FOLDER_MODE = 0o700;

export type BackupFile = { path: string; createdAt: Date };

/** The file name of a backup by its time, in UTC. */
export const backupName = (at: Date): string => `alento-${at.toISOString().replaceAll(/[-:.]/g, '')}.sql.gz`;

function timeOfName(name: string): Date | null {
  const [, year, month, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  return ms === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** Creates the folder of the backups, if it is missing, so that only its owner can read it. */
export async function makeBackupFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: FOLDER_MODE });
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Lists the complete backups of the folder, oldest first. */
export async function listBackups(directory: string): Promise<BackupFile[]> {
  const files = (await namesIn(directory)).flatMap((name) => {
    const createdAt = timeOfName(name);
    return createdAt ? [{ path: join(directory, name), createdAt }] : [];
  });
  return files.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/**
 * Deletes the backups that are older than `keepDays`, and files that an interrupted backup left a day ago or earlier.
 * Other files of the folder stay.
 *
 * @returns how many backups were deleted.
 */
export async function pruneBackups(directory: string, keepDays: number, now: number): Promise<number> {
  const old = (await listBackups(directory)).filter(({ createdAt }) => createdAt.getTime() < now - keepDays * DAY_MS);
  for (const { path } of old) await rm(path, { force: true });
  for (const name of await namesIn(directory)) {
    const begun = name.endsWith(UNFINISHED) ? timeOfName(name.slice(0, -UNFINISHED.length)) : null;
    if (begun && begun.getTime() < now - DAY_MS) await rm(join(directory, name), { force: true });
  }
  return old.length;
}
