import { eq } from 'drizzle-orm';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import { profiles, userKeys } from '../db/schema/account.ts';
import { grantOwner } from './grant-owner.ts';
import type { PersonForJob } from './person.ts';
import { readPlanInForce } from './plan-in-force.ts';

type Deps = { db: Database; keyRing: KeyRing; clock: () => number };

/** People as jobs act for them. */
export function personForJobOf({ db, keyRing, clock }: Deps): PersonForJob {
  return async (userId) => {
    const [row] = await db
      .select({
        timeZone: profiles.timeZone,
        wrappedKey: userKeys.wrappedKey,
        masterKeyVersion: userKeys.masterKeyVersion,
      })
      .from(profiles)
      .innerJoin(userKeys, eq(userKeys.userId, profiles.userId))
      .where(eq(profiles.userId, userId));
    if (!row) return null;
    const owner = grantOwner(userId);
    const { planId } = await readPlanInForce(db, owner, clock());
    const key = keyRing.open(userId, row);
    return { owner, planId, timeZone: row.timeZone, quotaTimeZone: row.timeZone, userKey: () => key };
  };
}
