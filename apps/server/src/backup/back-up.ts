import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { pruneBackups } from './backup-files.ts';
import type { BackupSettings } from './backup-settings.ts';
import type { erasedAccountsIn } from './erased/erased-accounts.ts';
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
 * Makes a backup and deletes those that are too old. The list of erased accounts is written first, so that no backup is
 * ever without one.
 */
export async function backUp(
  deps: BackupDeps,
  now: number,
  signal?: AbortSignal,
): Promise<WrittenBackup & { pruned: number }> {
  const { database, keyRing, settings, erased } = deps;
  await erased.publish(now, { always: true });
  const options = { keyRing, directory: settings.directory, now, ...(signal ? { signal } : {}) };
  const written = await writeBackup(database, options);
  return { ...written, pruned: await tidyBackups(deps, now) };
}
