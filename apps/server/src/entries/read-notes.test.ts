import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealAnalysis, sealNote } from '../crypto/note-context.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { heaviestRead } from '../testing/database/heaviest-read.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { NOON, startTestApp } from '../testing/test-app.ts';
import { readNotes } from './entry-batches.ts';

/** A batch of 256 kB has 13 of these notes. */
const NOTE = 'a'.repeat(20_000);
const NOTES_OF_BATCH = Math.ceil((256 * 1024) / NOTE.length);
const COUNT = 40;

const app = await openForFile(startTestApp());
const { db } = app.database;
const actor = await app.personForJob((await app.newPerson()).userId);
const userKey = actor.userKey();
const { userId } = actor.owner;
const ids = Array.from({ length: COUNT }, () => randomUUID());
for (const id of ids)
  await db.insert(moodEntries).values({
    userId,
    id,
    score: 3,
    note: sealNote(userKey, userId, id, NOTE),
    aiAnalysis: sealAnalysis(userKey, userId, id, NOTE),
    recordedAt: new Date(NOON),
    tagIds: [],
    localDate: '2026-03-14',
    offsetMinutes: -180,
  });

it('notes are read by one statement for any number of entries, without their AI comments', async () => {
  const { statement, texts } = await heaviestRead(app.database, async () => {
    for (const count of [1, 2, 3]) expect((await readNotes(db, actor, ids.slice(0, count))).size).toBe(count);
  });
  expect(new Set(texts).size).toBe(1);
  expect(statement).toBeLessThan(4 * NOTE.length);
});

it('notes are decrypted in turns of the event loop, a batch in each', async () => {
  let ofTurn = 0;
  let most = 0;
  let opened = 0;
  const counted = () => {
    if (ofTurn === 0) setImmediate(() => (ofTurn = 0));
    ofTurn += 1;
    opened += 1;
    most = Math.max(most, ofTurn);
    return userKey;
  };
  const notes = await readNotes(db, { owner: actor.owner, userKey: counted }, ids);
  expect(notes).toEqual(new Map(ids.map((id) => [id, NOTE])));
  expect(opened).toBe(COUNT);
  // A turn that begins with one batch may end with the next one.
  expect(most).toBeLessThanOrEqual(2 * NOTES_OF_BATCH);
});
