import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@alento/domain/time/local-date';
import { noteContext } from '../../../apps/server/src/crypto/note-context.ts';
import { seal } from '../../../apps/server/src/crypto/seal.ts';
import { chatMessages, chatSessions } from '../../../apps/server/src/db/schema/chat.ts';
import { moodEntries } from '../../../apps/server/src/db/schema/mood-entry.ts';
import { CHAT_MESSAGE, CHAT_QUOTA, CHAT_SESSION } from '../../../apps/server/src/sealed-documents/chat.ts';
import type { Place } from '../processes/server.ts';
import { NOTE } from './people.ts';
import { forPeople, type PersonInDatabase } from './people-in-database.ts';

const ROWS = 250;
const CHATS_AT_ONCE = 25;
/** Messages of a conversation, half of them replies. */
const MESSAGES = 10;
const HOURS_APART = 7;
/** Words of a note of typical length. */
const WORDS = NOTE.split(' ');

/** Sentences of the same words in a random order, so that texts are not compressed more than those of people. */
const sentences = (count: number): string =>
  Array.from({ length: count }, () => WORDS.toSorted(() => Math.random() - 0.5).join(' ')).join('\n');

async function addEntries({ db, userId, userKey }: PersonInDatabase, count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, count - from) }, (_, at) => {
      const id = randomUUID();
      const recordedAt = new Date(Date.now() - (from + at + 1) * HOURS_APART * HOUR_MS);
      const note = seal(userKey, noteContext(userId, id), sentences(1));
      const localDate = recordedAt.toISOString().slice(0, 10);
      return { userId, id, score: at % 6, note, recordedAt, tagIds: [], localDate, offsetMinutes: -180 };
    });
    await db.insert(moodEntries).values(rows);
  }
}

async function addChats({ db, userId, userKey }: PersonInDatabase, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHATS_AT_ONCE) {
    const chats = Array.from({ length: Math.min(CHATS_AT_ONCE, count - from) }, (_, at) => {
      const id = randomUUID();
      const createdAt = new Date(Date.now() - (from + at + 1) * HOURS_APART * HOUR_MS);
      const content = CHAT_SESSION.seal(userKey, `${userId}/${id}`, { title: `Conversa ${from + at}`, bookId: null });
      return { userId, id, content, createdAt, updatedAt: createdAt };
    });
    const messages = chats.flatMap(({ id: sessionId, createdAt }) =>
      Array.from({ length: MESSAGES }, (_, position) => {
        const id = randomUUID();
        const rowId = `${userId}/${id}`;
        const isUser = position % 2 === 0;
        const text = sentences(isUser ? 1 : 6);
        const content = CHAT_MESSAGE.seal(
          userKey,
          rowId,
          isUser ? { text, isUser } : { text, isUser, writtenBy: 'local' },
        );
        const quota = isUser ? null : CHAT_QUOTA.seal(userKey, rowId, { day: null });
        return { userId, id, sessionId, position, status: 'completed' as const, content, createdAt, quota };
      }),
    );
    await db.insert(chatSessions).values(chats);
    await db.insert(chatMessages).values(messages);
  }
}

/** Gives a person entries with notes and conversations of ten messages. No server may be running meanwhile. */
export const giveLargeAccount = (place: Place, token: string, entries: number, chats: number): Promise<void> =>
  forPeople(place, [token], async (person) => {
    await addEntries(person, entries);
    await addChats(person, chats);
  });
