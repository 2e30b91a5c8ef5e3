import { sendOutbox } from '../../../lib/outbox/outbox.ts';
import { session } from '../../../lib/session/session.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { readFirstMoods, removeFirstMoods } from './first-moods.ts';

/**
 * Moves the moods of this device to the outbox of the person who has signed in, and sends them. One that the outbox
 * could not store stays, and is added again at the next start: the server stores one entry for each key.
 */
export async function addFirstMoods(userId: string): Promise<void> {
  const moods = readFirstMoods();
  if (moods.length === 0) return;
  for (const { key, ...mood } of moods) {
    if (session.userId() !== userId) return;
    await moodOutbox.add({ ...mood, note: '', tags: [] }, key);
    const fate = moodOutbox.fate(key);
    if (fate.state !== 'waiting' || fate.isStored) await removeFirstMoods([key]);
  }
  void sendOutbox(userId);
}
