import { eq, inArray } from 'drizzle-orm';
import { readConfig } from '../../../apps/server/src/config.ts';
import { tokenHash } from '../../../apps/server/src/crypto/bearer-token.ts';
import { keyRingOf } from '../../../apps/server/src/crypto/key-ring.ts';
import type { UserKey } from '../../../apps/server/src/crypto/seal.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { sessions, userKeys } from '../../../apps/server/src/db/schema/account.ts';
import { SECRETS } from '../processes/secrets.ts';
import { environmentOf, type Place } from '../processes/server.ts';

export type PersonInDatabase = { db: Database; userId: string; userKey: UserKey };

/** Opens the server's database and does the work for each of these people. No server may be running meanwhile. */
export async function forPeople(
  place: Place,
  tokens: readonly string[],
  work: (person: PersonInDatabase) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(readConfig(environmentOf(place)), (error) => {
    throw error;
  });
  const { db } = database;
  const people = await db
    .select({
      userId: userKeys.userId,
      wrappedKey: userKeys.wrappedKey,
      masterKeyVersion: userKeys.masterKeyVersion,
    })
    .from(userKeys)
    .innerJoin(sessions, eq(sessions.userId, userKeys.userId))
    .where(inArray(sessions.token, tokens.map(tokenHash)));
  if (people.length !== tokens.length) throw new Error('A token has no account');
  for (const person of people)
    await work({ db, userId: person.userId, userKey: keyRingOf(SECRETS).open(person.userId, person) });
  await database.close();
}
