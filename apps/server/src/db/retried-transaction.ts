import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@alento/domain/result';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { refusableTransaction } from './refusable-transaction.ts';

/** How long a statement waits for a row, ms. It is shorter than PostgreSQL's deadlock_timeout of 1 s. */
const LOCK_MS = 200;
const TRIES = 25;
const PAUSE_MS = 40;
/** SQLSTATEs of lock_not_available and deadlock_detected. */
const LOCKED = new Set(['55P03', '40P01']);

function isLocked(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string' && LOCKED.has(one.code)) return true;
  }
  return false;
}

/**
 * Runs a transaction that locks rows which requests of the same person may lock in another order. It waits for a lock
 * for 0.2 s at most. Then it is rolled back and runs again, so that a deadlock never ends a request. It is also rolled
 * back if `work` returns a refusal, and then doesn't run again.
 *
 * @throws the database's error if the rows were still locked at the last of 25 tries, after about 6 s.
 */
export async function retriedTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await refusableTransaction(db, async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`));
        return work(tx);
      });
    } catch (error) {
      if (tries === TRIES || !isLocked(error)) throw error;
      await wait(PAUSE_MS);
    }
  }
}
