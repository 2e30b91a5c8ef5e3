import { eq } from 'drizzle-orm';
import type { Runner } from '../db/database.ts';
import { profiles, userKeys } from '../db/schema/account.ts';
import { grantOwner } from './grant-owner.ts';
import { isOwnedByAny } from './several-owners.ts';

/**
 * Reads wrapped data keys and time zones (IANA names) of accounts, in any order. Deleted accounts have none. It takes
 * ids, because its callers create the authority.
 */
export const readAccountKeys = (runner: Runner, userIds: readonly string[]) =>
  runner
    .select({
      userId: profiles.userId,
      timeZone: profiles.timeZone,
      wrappedKey: userKeys.wrappedKey,
      masterKeyVersion: userKeys.masterKeyVersion,
    })
    .from(profiles)
    .innerJoin(userKeys, eq(userKeys.userId, profiles.userId))
    .where(isOwnedByAny(profiles.userId, userIds.map(grantOwner)));
