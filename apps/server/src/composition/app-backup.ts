import { backupJobs } from '../backup/backup.jobs.ts';
import { backupSettings } from '../backup/backup-settings.ts';
import { erasedAccountsIn, type RemoveAccount } from '../backup/erased/erased-accounts.ts';
import { overwriteDeletedKeys } from '../db/overwrite-deleted-keys.ts';
import { removeAccount, removeRest } from '../features/account/deletion/remove-rows.ts';
import { keepForAccounting } from '../features/payment/closing/accounting.repository.ts';
import { endSharesOfProfessional } from '../features/sharing/end-shares.ts';
import type { Deps } from './app-deps.ts';

/**
 * Removes an account that was deleted before and came back with a backup. The accounting records of its payments may be
 * newer than the backup, so they are written again.
 */
export const removeErasedAccount: RemoveAccount = async (tx, userId) => {
  await keepForAccounting(tx, { userId }, Date.now());
  // No screen is open before the server responds, so nobody is notified.
  await endSharesOfProfessional(tx, { userId }, Date.now(), async () => undefined);
  if (!(await removeAccount(tx, userId))) await removeRest(tx, userId, async () => undefined);
};

/** Connects the backups and the list of erased accounts. */
export function buildBackup({ config, database, keyRing, clock, log }: Deps) {
  const settings = backupSettings(config);
  const erased = erasedAccountsIn({ db: database.db, keyRing, ...settings });
  return {
    erased,
    jobs: backupJobs({ database, keyRing, clock, log, settings, erased }),

    /** Removes the accounts that a restore brought back, and completes the list. Call it before the server answers. */
    async removeErased(): Promise<void> {
      const removed = await erased.apply(removeErasedAccount);
      if (removed > 0) log.warn({ removed }, 'erased accounts of a restored database were removed');
      await erased.publish(clock());
      // The process may have ended between the last deletion and this step.
      if (removed > 0 || (await erased.hasRecent(clock()))) await overwriteDeletedKeys(database);
    },
  };
}
