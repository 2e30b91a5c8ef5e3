import type { Config } from '../../config.ts';
import { configuredSecrets } from '../../crypto/configured-secrets.ts';
import { type OpenDatabase, postgresDatabase } from '../../db/open-database.ts';
import { hasEmbedded, replaceEmbedded } from '../../db/replace-embedded.ts';
import { BackupFault } from '../backup-format.ts';
import { checkRestore, type Restored, type RestoreOptions, restoreChecked, restoreInto } from './restore-into.ts';

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
