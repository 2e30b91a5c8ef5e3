import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import { readAccountKeys } from './account-keys.ts';
import { grantOwner } from './grant-owner.ts';
import { once } from './once.ts';
import type { PersonForJob, PersonsForJob } from './person.ts';
import { readPlansInForce } from './plan-in-force.ts';

type Deps = { db: Database; keyRing: KeyRing; clock: () => number };

/** Loads the people that jobs act for. */
export function personsForJobOf({ db, keyRing, clock }: Deps): PersonsForJob {
  return async (userIds) => {
    const rows = await readAccountKeys(db, userIds);
    const owned = rows.map((row) => ({ ...row, owner: grantOwner(row.userId) }));
    const planOf = await readPlansInForce(
      db,
      owned.map(({ owner }) => owner),
      clock(),
    );
    return owned.map(({ owner, timeZone, ...row }) => ({
      owner,
      planId: planOf(owner).planId,
      timeZone,
      quotaTimeZone: timeZone,
      userKey: once(() => keyRing.open(owner.userId, row)),
    }));
  };
}

/** Loads one person. */
export function personForJobOf(deps: Deps): PersonForJob {
  const personsForJob = personsForJobOf(deps);
  return async (userId) => (await personsForJob([userId]))[0] ?? null;
}
