import type { Refusal, Result } from '@alento/domain/result';
import type { Database, Transaction } from './database.ts';

/** Carries a refusal out of a transaction as an exception, because drizzle rolls back only on exceptions. */
class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Runs a transaction that is rolled back if `work` returns a refusal. */
export async function refusableTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
