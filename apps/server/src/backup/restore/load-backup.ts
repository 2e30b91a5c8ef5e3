import type { KeyRing } from '../../crypto/key-ring.ts';
import { applyMigrations, knownMigrations } from '../../db/apply-migrations.ts';
import type { BulkSession, BulkWork } from '../../db/bulk-copy.ts';
import { quotedTables } from '../../db/table-columns.ts';
import { tablesInOrder } from '../../db/table-order.ts';
import { JOB_SCHEMA } from '../../jobs/job-queue.ts';
import { BackupFault, type Header, KEY_CHECK } from '../backup-format.ts';
import { readBackup } from '../read-backup.ts';

const HAS_MIGRATIONS = `select to_regclass('drizzle.__drizzle_migrations') is not null as yes`;
const HAS_USERS = 'select exists (select from public.users) as yes';
/** A person for each version of the master key by which data keys are wrapped. */
const ONE_KEY_EACH = `
  select distinct on (master_key_version)
    user_id as "userId", wrapped_key as "wrappedKey", master_key_version as "masterKeyVersion"
  from user_keys order by master_key_version`;

async function isTrue(session: BulkSession, query: string): Promise<boolean> {
  const [row] = await session.query<{ yes: boolean }>(query);
  return row?.yes === true;
}

/**
 * Empties the database, with the job queue: its jobs belong to the data that are replaced.
 *
 * @throws BackupFault if there are accounts and `mayReplace` is false, or if the tables are not ours.
 */
async function clear(session: BulkSession, mayReplace: boolean): Promise<void> {
  const tables = await tablesInOrder(session);
  if (tables.length > 0 && !(await isTrue(session, HAS_MIGRATIONS)))
    throw new BackupFault('The database has tables that are not Alento’s. Nothing was changed.');
  const hasUsers = tables.some(({ table }) => table === 'users') && (await isTrue(session, HAS_USERS));
  if (hasUsers && !mayReplace)
    throw new BackupFault('The database has accounts. Add --yes to replace everything in it. Nothing was changed.');
  if (tables.length > 0) await session.query(`drop table ${quotedTables(tables)} cascade`);
  await session.query('drop schema if exists drizzle cascade');
  await session.query(`drop schema if exists ${JOB_SCHEMA} cascade`);
}

/** Checks that the configured keys open the texts of the backup. */
async function checkKeys(session: BulkSession, keyRing: KeyRing): Promise<void> {
  type Row = { userId: string; wrappedKey: Uint8Array; masterKeyVersion: number };
  for (const { userId, ...wrapped } of await session.query<Row>(ONE_KEY_EACH)) {
    try {
      keyRing.unwrap(userId, wrapped).fill(0);
    } catch (error) {
      throw new BackupFault(
        `The backup was made with another master key of version ${wrapped.masterKeyVersion}. Restore with the keys of that time. Nothing was changed.`,
        { cause: error },
      );
    }
  }
}

/**
 * Checks that a backup can be restored by this version and with these keys.
 *
 * @throws BackupFault
 */
export function checkHeader({ migration, keyCheck }: Header, keyRing: KeyRing): void {
  if (!knownMigrations().includes(migration))
    throw new BackupFault('The backup was made by a newer version of Alento. Restore it with that version.');
  if (keyCheck !== keyRing.identify('backup', KEY_CHECK))
    throw new BackupFault('The backup was made with another identity key. Restore with the keys of that time.');
}

/**
 * Replaces the whole database by a backup in one transaction: the tables as they were at its version, its rows, then
 * the migrations since. If anything fails, the database is as before.
 *
 * @throws BackupFault if the file or the database doesn't permit it.
 */
export async function loadBackup(
  { bulk }: { bulk: BulkWork },
  { path, keyRing, mayReplace }: { path: string; keyRing: KeyRing; mayReplace: boolean },
): Promise<void> {
  await bulk('write', async (session) => {
    await clear(session, mayReplace);
    await readBackup(path, {
      async onHeader(header) {
        checkHeader(header, keyRing);
        await applyMigrations(session, header.migration);
        // Rows that a migration inserted are in the backup too.
        await session.query(`truncate ${quotedTables(await tablesInOrder(session))}`);
      },
      onTable: ({ table, columns, rows }) => session.copyIn({ table, columns }, rows),
    });
    await checkKeys(session, keyRing);
    await applyMigrations(session, Number.POSITIVE_INFINITY);
  });
}
