import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@alento/domain/time/local-date';
import { noteContext } from '../../../apps/server/src/crypto/note-context.ts';
import { seal } from '../../../apps/server/src/crypto/seal.ts';
import { moodEntries } from '../../../apps/server/src/db/schema/mood-entry.ts';
import type { Place } from '../processes/server.ts';
import { forPeople } from './people-in-database.ts';

const ROWS = 250;
const HOURS_APART = 7;
const NOTE_LENGTH = 2000;
const WORDS = 'correndo trabalho parque família ansiedade sono cansaço amigos chuva caminhada música café'.split(' ');

/** A note of maximum length, with words that are expensive to search. */
const longNote = (place: number): string =>
  Array.from({ length: NOTE_LENGTH / 5 }, (_, at) => `${WORDS[(place + at) % WORDS.length]}${at % 7}`)
    .join(' ')
    .slice(0, NOTE_LENGTH);

/** Gives each person this many notes of maximum length, a few hours apart. No server may be running meanwhile. */
export const giveLongHistories = (place: Place, tokens: readonly string[], notes: number): Promise<void> =>
  forPeople(place, tokens, async ({ db, userId, userKey }) => {
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
  });
