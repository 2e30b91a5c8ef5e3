import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { pruneBackups } from './backup-files.ts';
import type { BackupSettings } from './backup-settings.ts';
import type { erasedAccountsIn } from './erased/erased-accounts.ts';
import { copyNewFiles } from './file-copies.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

export type BackupDeps = {
  database: OpenDatabase;
  keyRing: KeyRing;
  settings: BackupSettings;
  erased: Pick<ReturnType<typeof erasedAccountsIn>, 'publish' | 'prune'>;
};

/** Deletes backups and deletions on the list after their retention, and returns how many backups. */
export async function tidyBackups(
  { settings: { directory, keepDays }, erased }: Pick<BackupDeps, 'settings' | 'erased'>,
  now: number,
): Promise<number> {
  await erased.publish(now);
  await erased.prune(now);
  return pruneBackups(directory, keepDays, now);
}

/**
 * Makes a backup, copies new files of people beside it, and deletes backups that are too old. The list of erased
 * accounts is written first, so that no backup is ever without one.
 *
 * @returns also how many files were copied, and how many are missing.
 */
export async function backUp(
  deps: BackupDeps,
  now: number,
  signal?: AbortSignal,
): Promise<WrittenBackup & { files: { copied: number; missing: number }; pruned: number }> {
  const { database, keyRing, settings, erased } = deps;
  await erased.publish(now, { always: true });
  const options = { keyRing, directory: settings.directory, now, ...(signal ? { signal } : {}) };
  const written = await writeBackup(database, options);
  const files = await copyNewFiles(database.db, settings, signal);
  return { ...written, files, pruned: await tidyBackups(deps, now) };
}
