import { backUp } from '../backup/back-up.ts';
import { backupSettings } from '../backup/backup-settings.ts';
import { erasedAccountsIn } from '../backup/erased/erased-accounts.ts';
import { readConfig } from '../config.ts';
import { keyRingOf } from '../crypto/key-ring.ts';
import { withDatabase } from './with-database.ts';

/** Command that makes a backup (docs/operations.md). With the embedded database no server may be running. */
await withDatabase(readConfig, async (database, config) => {
  const keyRing = keyRingOf(database.secrets);
  const settings = backupSettings(config);
  const erased = erasedAccountsIn({ db: database.db, keyRing, ...settings });
  // Nobody else uses an embedded database now, so that no copy is needed.
  const unused = { ...database, copyFiles: null };
  const { path, bytes, rows, files, pruned } = await backUp(
    { database: unused, keyRing, settings, erased },
    Date.now(),
  );
  const older = pruned === 0 ? '' : ` ${pruned} older than ${config.BACKUP_KEEP_DAYS} days deleted.`;
  const { copied, missing } = files;
  const lost = missing === 0 ? '' : ` ${missing} photos and voice notes are missing in the file store.`;
  return `${path}: ${rows} rows, ${bytes} bytes, ${copied} new photos and voice notes.${lost}${older}\nIt contains no keys: keep them elsewhere. Keep erased.list beside it.`;
});
