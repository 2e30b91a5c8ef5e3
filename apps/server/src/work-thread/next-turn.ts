import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop that were given to a person and have not ended. */
const begun = new Map<string, Promise<void>>();

/**
 * Waits for a turn of the event loop that isn't given to other work of this person, and takes it. So many requests of
 * one person at once, or many steps of one, delay others by one of them only: an embedded database answers all of them
 * within a turn.
 */
export async function nextTurnOf(userId: string): Promise<void> {
  const before = begun.get(userId);
  const mine = (before ?? Promise.resolve()).then(() => setImmediate());
  begun.set(userId, mine);
  void mine.then(() => {
    if (begun.get(userId) === mine) begun.delete(userId);
  });
  await before;
}
