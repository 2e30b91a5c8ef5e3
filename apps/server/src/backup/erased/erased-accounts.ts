import { DAY_MS } from '@alento/domain/time/local-date';
import { asc, gt, gte, lt, sql } from 'drizzle-orm';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Database, Runner, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { erasedAccounts } from '../../db/schema/erased-account.ts';
import { appendToErasedList, type ErasedAccount, readErasedList, replaceErasedList } from './erased-list.ts';

/**
 * How much longer than backups a deletion stays on the list, days.
 *
 * @internal
 */
export const MARGIN_DAYS = 30;
const BATCH = 1000;
/** Id of the advisory lock under which a process reads and changes the list. */
const LIST_LOCK = 7_251_907;
/** Rows of a statement stay far below PostgreSQL's limit of 65,535 parameters. */
const INSERT_BATCH = 1000;

/** Removes an account with all its rows, and keeps the accounting records that the law requires. */
export type RemoveAccount = (tx: Transaction, userId: string) => Promise<unknown>;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Stores which accounts were deleted: keyed hashes of their ids, in a table and in a list beside the backups. The row
 * of the table is inserted in the transaction of the deletion, so that both are committed or neither is. The list is
 * completed from the table after the commit. A restore replaces the table, but not the list.
 *
 * @param directory folder of the backups.
 * @param keepDays how long backups are kept.
 */
export function erasedAccountsIn({
  db,
  keyRing,
  directory,
  keepDays,
}: {
  db: Database;
  keyRing: KeyRing;
  directory: string;
  keepDays: number;
}) {
  const hashOf = (userId: string): string => keyRing.identify('erased-account', userId);
  const oldestDay = (now: number): string => dayOf(now - (keepDays + MARGIN_DAYS) * DAY_MS);
  const inTable = (runner: Runner): Promise<ErasedAccount[]> =>
    runner.select().from(erasedAccounts).orderBy(asc(erasedAccounts.erasedOn));

  /** Reads and changes the list while no other process does. On the embedded database other queries wait. */
  const withList = (change: (tx: Transaction) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LIST_LOCK})`);
      await change(tx);
    });

  /** Inserts into the table, in batches. Existing rows are not changed. */
  async function insert(runner: Runner, accounts: readonly ErasedAccount[]): Promise<void> {
    for (let from = 0; from < accounts.length; from += INSERT_BATCH) {
      await runner
        .insert(erasedAccounts)
        .values(accounts.slice(from, from + INSERT_BATCH))
        .onConflictDoNothing();
    }
  }

  /** The ids of the accounts of this database whose hashes are among these. */
  async function findByHashes(hashes: ReadonlySet<string>): Promise<string[]> {
    const found: string[] = [];
    let after = '';
    for (;;) {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(gt(users.id, after))
        .orderBy(asc(users.id))
        .limit(BATCH);
      found.push(...rows.map(({ id }) => id).filter((id) => hashes.has(hashOf(id))));
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH) return found;
    }
  }

  return {
    /** Stores a deletion in the transaction that deletes the account. Idempotent. Call `publish` after the commit. */
    remember: (tx: Transaction, userId: string, now: number): Promise<void> =>
      insert(tx, [{ hash: hashOf(userId), erasedOn: dayOf(now) }]),

    /**
     * Adds the rows of the table that the list lacks to the list. Idempotent. If a crash prevents it, the next call
     * adds them: after the next deletion, at the next start, or in the hourly backup job.
     *
     * @param always whether to create the list even if no account was deleted yet, because a restore requires a list.
     */
    publish: (now: number, { always = false } = {}): Promise<void> =>
      withList(async (tx) => {
        const list = await readErasedList(directory);
        const accounts = await inTable(tx);
        const listed = new Set(list?.accounts.map(({ hash }) => hash));
        const missing = accounts.filter(({ hash }) => !listed.has(hash));
        if (list === null) {
          if (missing.length > 0 || always)
            await replaceErasedList(directory, { completeSince: oldestDay(now), accounts: missing });
        } else if (list.isTorn) {
          await replaceErasedList(directory, { ...list, accounts: [...list.accounts, ...missing] });
        } else if (missing.length > 0) {
          await appendToErasedList(directory, missing);
        }
      }),

    /** Creates an empty list that is complete from today on, if there is none. For a restore without a list. */
    begin: (now: number): Promise<void> =>
      withList(async () => {
        if ((await readErasedList(directory)) === null)
          await replaceErasedList(directory, { completeSince: dayOf(now), accounts: [] });
      }),

    /**
     * Removes the accounts that are on the list but still in this database, because it was restored from an older
     * backup. Call it before the server accepts requests. It reads the accounts only if the list has a hash that the
     * table lacks.
     *
     * @returns how many accounts were removed.
     */
    async apply(remove: RemoveAccount): Promise<number> {
      const list = await readErasedList(directory);
      if (list === null || list.accounts.length === 0) return 0;
      const known = new Set((await inTable(db)).map(({ hash }) => hash));
      const missing = list.accounts.filter(({ hash }) => !known.has(hash));
      if (missing.length === 0) return 0;
      const found = await findByHashes(new Set(missing.map(({ hash }) => hash)));
      for (const userId of found) await db.transaction((tx) => remove(tx, userId));
      await insert(db, missing);
      return found.length;
    },

    /** Whether an account was deleted today or yesterday, UTC. */
    hasRecent: async (now: number): Promise<boolean> =>
      (await db.$count(erasedAccounts, gte(erasedAccounts.erasedOn, dayOf(now - DAY_MS)))) > 0,

    /** Removes the deletions of accounts that no backup contains any more, from the table and from the list. */
    prune: (now: number): Promise<void> =>
      withList(async (tx) => {
        const oldest = oldestDay(now);
        await tx.delete(erasedAccounts).where(lt(erasedAccounts.erasedOn, oldest));
        const list = await readErasedList(directory);
        if (list === null || list.completeSince >= oldest) return;
        const accounts = list.accounts.filter(({ erasedOn }) => erasedOn >= oldest);
        await replaceErasedList(directory, { completeSince: oldest, accounts });
      }),
  };
}
