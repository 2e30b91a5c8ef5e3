import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { configuredSecrets } from '../../crypto/configured-secrets.ts';
import { keyRingOf, type Secrets } from '../../crypto/key-ring.ts';
import { type OpenDatabase, postgresDatabase } from '../../db/open-database.ts';
import { hasEmbedded, replaceEmbedded } from '../../db/replace-embedded.ts';
import { quotedTables } from '../../db/table-columns.ts';
import { tablesInOrder } from '../../db/table-order.ts';
import { BackupFault } from '../backup-format.ts';
import { erasedAccountsIn, type RemoveAccount } from '../erased/erased-accounts.ts';
import { erasedListPath, readErasedList } from '../erased/erased-list.ts';
import { restoreFiles } from '../file-copies.ts';
import { checkBackup } from '../read-backup.ts';
import { checkHeader, loadBackup } from './load-backup.ts';

type RestoreOptions = {
  /** The backup. */
  path: string;
  /** Folder of the backups, in which the list of erased accounts is. */
  directory: string;
  keepDays: number;
  /** Folder of the file store; null if files are in a bucket. */
  files: string | null;
  /** Whether accounts that are in the database now may be replaced. */
  mayReplace: boolean;
  /** Whether to restore without a list that covers the time since the backup. */
  withoutList: boolean;
  remove: RemoveAccount;
};
type Restored = { createdAt: string; removed: number; files: Awaited<ReturnType<typeof restoreFiles>> };

/**
 * Checks that the list of erased accounts has every deletion since the backup.
 *
 * @throws BackupFault if it hasn't.
 */
async function checkList(directory: string, createdAt: string): Promise<void> {
  const list = await readErasedList(directory);
  const advice =
    'People who deleted their account since the backup would come back. Put the list there, or add --without-erased-list if there were no deletions. Nothing was changed.';
  if (list === null) throw new BackupFault(`There is no ${erasedListPath(directory)}. ${advice}`);
  if (list.completeSince > createdAt.slice(0, 10))
    throw new BackupFault(`${erasedListPath(directory)} begins only after the backup. ${advice}`);
}

/**
 * Reads the whole file and checks that it can be restored with these keys and this list.
 *
 * @returns when the backup was made.
 * @throws BackupFault with a message for the operator.
 */
async function checkRestore(secrets: Secrets, options: RestoreOptions): Promise<{ createdAt: string }> {
  const header = await checkBackup(options.path);
  checkHeader(header, keyRingOf(secrets));
  if (!options.withoutList) await checkList(options.directory, header.createdAt);
  return header;
}

/**
 * Replaces everything in the database by a checked backup, removes the accounts on the list of erased accounts, and
 * then rewrites the tables, so that their rows are not in the files of the database either. Brings files of people back.
 *
 * @returns how many accounts were removed, and files brought back.
 */
async function restoreChecked(database: OpenDatabase, options: RestoreOptions): Promise<Omit<Restored, 'createdAt'>> {
  const { path, directory, keepDays, files, mayReplace, remove } = options;
  const { db, bulk } = database;
  const keyRing = keyRingOf(database.secrets);
  await loadBackup(database, { path, keyRing, mayReplace });
  const erased = erasedAccountsIn({ db, keyRing, directory, keepDays });
  const removed = await erased.apply(remove);
  // A list that is created later would seem to cover the time before this restore.
  await erased.begin(Date.now());
  const tables = quotedTables(await bulk('read', tablesInOrder));
  await db.execute(sql.raw(`vacuum (${removed > 0 ? 'full, ' : ''}analyze) ${tables}`));
  return { removed, files: await restoreFiles(db, { directory, files }) };
}

/**
 * Checks a backup and restores it into an open database that no server uses.
 *
 * @throws BackupFault with a message for the operator.
 */
export async function restoreInto(database: OpenDatabase, options: RestoreOptions): Promise<Restored> {
  const { createdAt } = await checkRestore(database.secrets, options);
  return { createdAt, ...(await restoreChecked(database, options)) };
}

const OTHER_SESSIONS = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Opens the database as the role that may change its schema, unless another process is connected to it. */
async function openUnused(url: string, config: Config, onError: (error: Error) => void): Promise<OpenDatabase> {
  const secrets = configuredSecrets(config);
  if (!secrets) throw new Error('A PostgreSQL database needs keys');
  const database = postgresDatabase(url, secrets, 1, onError);
  try {
    const [row] = await database.bulk('read', (session) => session.query<{ others: number }>(OTHER_SESSIONS));
    if (row?.others !== 0)
      throw new BackupFault(
        `The database is in use by ${row?.others} other connections. Stop every process of Alento first, and close other clients. Nothing was changed.`,
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Restores a backup into the configured database.
 *
 * @throws BackupFault, DirectoryInUseError
 */
export async function restore(
  config: Config,
  options: RestoreOptions,
  onError: (error: Error) => void,
): Promise<Restored> {
  const url = config.MIGRATE_DATABASE_URL ?? config.DATABASE_URL;
  if (config.DATABASE_URL === undefined || url === undefined) {
    if (hasEmbedded(config) && !options.mayReplace)
      throw new BackupFault('There is a database. Add --yes to replace everything in it. Nothing was changed.');
    return replaceEmbedded(config, onError, {
      check: (secrets) => checkRestore(secrets, options),
      fill: async (database, { createdAt }) => ({ createdAt, ...(await restoreChecked(database, options)) }),
    });
  }
  const database = await openUnused(url, config, onError);
  try {
    return await restoreInto(database, options);
  } finally {
    await database.close();
  }
}
