import { asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { userKeys } from '../db/schema/account.ts';
import type { KeyRing } from './key-ring.ts';

const KEYS_PER_BATCH = 500;

/**
 * Rewraps every data key with the current master key. The data keys stay the same, so the texts aren't encrypted again.
 * After an interruption it can be run again.
 *
 * @returns how many keys were rewrapped.
 */
export async function rewrapAll(db: Database, keyRing: KeyRing): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(userKeys)
      .where(ne(userKeys.masterKeyVersion, keyRing.currentVersion))
      .orderBy(asc(userKeys.userId))
      .limit(KEYS_PER_BATCH);
    if (rows.length === 0) return count;
    await db.transaction(async (tx) => {
      for (const row of rows) {
        await tx.update(userKeys).set(keyRing.rewrap(row.userId, row)).where(eq(userKeys.userId, row.userId));
      }
    });
    count += rows.length;
  }
}
