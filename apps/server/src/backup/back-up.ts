import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { pruneBackups } from './backup-files.ts';
import type { BackupSettings } from './backup-settings.ts';
import { erasedAccountsIn } from './erased/erased-accounts.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

/** Deletes backups and deletions on the list that are older than they are kept, and returns how many backups. */
export async function tidyBackups(
  { db }: OpenDatabase,
  keyRing: KeyRing,
  { directory, keepDays }: BackupSettings,
  now: number,
): Promise<number> {
  const erased = erasedAccountsIn({ db, keyRing, directory, keepDays });
  await erased.publish(now);
  await erased.prune(now);
  return pruneBackups(directory, keepDays, now);
}

/**
 * Makes a backup and deletes those that are too old. The list of erased accounts is written first, so that no backup is
 * ever without one.
 */
export async function backUp(
  database: OpenDatabase,
  keyRing: KeyRing,
  settings: BackupSettings,
  now: number,
): Promise<WrittenBackup & { pruned: number }> {
  const { directory, keepDays } = settings;
  await erasedAccountsIn({ db: database.db, keyRing, directory, keepDays }).publish(now, { always: true });
  const written = await writeBackup(database, { keyRing, directory, now });
  return { ...written, pruned: await tidyBackups(database, keyRing, settings, now) };
}
