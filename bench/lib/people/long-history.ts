import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../apps/server/src/config.ts';
import { tokenHash } from '../../../apps/server/src/crypto/bearer-token.ts';
import { keyRingOf } from '../../../apps/server/src/crypto/key-ring.ts';
import { noteContext } from '../../../apps/server/src/crypto/note-context.ts';
import { seal } from '../../../apps/server/src/crypto/seal.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { sessions, userKeys } from '../../../apps/server/src/db/schema/account.ts';
import { moodEntries } from '../../../apps/server/src/db/schema/mood-entry.ts';
import { SECRETS } from '../processes/secrets.ts';
import { environmentOf, type Place } from '../processes/server.ts';

const ROWS = 250;
const HOURS_APART = 7;
const HOUR_MS = 3_600_000;
const NOTE_LENGTH = 2000;
const WORDS = 'correndo trabalho parque família ansiedade sono cansaço amigos chuva caminhada música café'.split(' ');

/** A note of maximum length, with words that are expensive to search. */
const longNote = (place: number): string =>
  Array.from({ length: NOTE_LENGTH / 5 }, (_, at) => `${WORDS[(place + at) % WORDS.length]}${at % 7}`)
    .join(' ')
    .slice(0, NOTE_LENGTH);

/** Gives each person this many notes of maximum length, a few hours apart. No server may be running meanwhile. */
export async function giveLongHistories(place: Place, tokens: readonly string[], notes: number): Promise<void> {
  const database = await openDatabase(readConfig(environmentOf(place)), (error) => {
    throw error;
  });
  const { db } = database;
  const ring = keyRingOf(SECRETS);
  for (const token of tokens) {
    const [person] = await db
      .select({
        userId: userKeys.userId,
        wrappedKey: userKeys.wrappedKey,
        masterKeyVersion: userKeys.masterKeyVersion,
      })
      .from(userKeys)
      .innerJoin(sessions, eq(sessions.userId, userKeys.userId))
      .where(eq(sessions.token, tokenHash(token)));
    if (!person) throw new Error('A token has no account');
    const { userId } = person;
    const userKey = ring.open(userId, person);
    for (let from = 0; from < notes; from += ROWS) {
      const rows = Array.from({ length: Math.min(ROWS, notes - from) }, (_, at) => {
        const id = randomUUID();
        const recordedAt = new Date(Date.now() - (from + at + 1) * HOURS_APART * HOUR_MS);
        const note = seal(userKey, noteContext(userId, id), longNote(at));
        const localDate = recordedAt.toISOString().slice(0, 10);
        return { userId, id, score: at % 6, note, recordedAt, tagIds: [], localDate, offsetMinutes: -180 };
      });
      await db.insert(moodEntries).values(rows);
    }
  }
  await database.close();
}
