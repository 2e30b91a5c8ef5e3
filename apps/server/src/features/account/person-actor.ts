import { activePlanRow, planIdOf } from '@alento/domain/plan/current-plan';
import { desc, eq } from 'drizzle-orm';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Database } from '../../db/database.ts';
import { profiles, userKeys, userPlans } from '../../db/schema/account.ts';
import { type Actor, grantOwner } from '../../http/actor.ts';

/** No session stands behind a job: what asks for one finds none. */
const NO_SESSION = '';

/** A person as jobs act for them: their key, plan and own zone, without a session. */
export function personActors({ db, keyRing, clock }: { db: Database; keyRing: KeyRing; clock: () => number }) {
  /** Null once the account is gone. */
  return async function actorOf(userId: string): Promise<Actor | null> {
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
    const plans = await db
      .select()
      .from(userPlans)
      .where(eq(userPlans.userId, userId))
      .orderBy(desc(userPlans.createdAt));
    const key = keyRing.open(userId, row);
    return {
      owner: grantOwner(userId),
      sessionId: NO_SESSION,
      sessionExpiresAt: new Date(clock()),
      // Long ago: no job changes what asks for a fresh sign-in.
      signedInAt: new Date(0),
      planId: planIdOf(activePlanRow(plans, clock())),
      timeZone: row.timeZone,
      quotaTimeZone: row.timeZone,
      userKey: () => key,
    };
  };
}
