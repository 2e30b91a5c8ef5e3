import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { filesFolder } from '../integrations/files/open-file-store.ts';

export type BackupSettings = {
  directory: string;
  /** Folder of the file store; null if files are in a bucket, which has backups of its own. */
  files: string | null;
  keepDays: number;
  isNightly: boolean;
};

/**
 * Where backups are, how long they are kept and whether they are made every night. The folder is beside the data
 * folder, not in it, so that a lost data folder leaves them. PostgreSQL has other means for backups, so they aren't
 * made unasked.
 */
export function backupSettings(config: Config): BackupSettings {
  const { BACKUP_DIR, BACKUP_KEEP_DAYS, BACKUP_NIGHTLY, DATA_DIR, DATABASE_URL } = config;
  return {
    directory: resolve(BACKUP_DIR ?? `${resolve(DATA_DIR)}-backups`),
    files: filesFolder(config),
    keepDays: BACKUP_KEEP_DAYS,
    isNightly: BACKUP_NIGHTLY === undefined ? DATABASE_URL === undefined : BACKUP_NIGHTLY === 'true',
  };
}
