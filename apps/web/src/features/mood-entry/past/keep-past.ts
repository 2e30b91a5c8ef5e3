import { isReachable } from '../../../lib/outbox/outbox.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import type { NewEntry } from '../mood-entry.mutations.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { unkept } from '../waiting/one-mood.ts';
import { moodNow } from '../waiting/waiting-entry.ts';

/**
 * Puts the chosen days into the outbox, one entry each, if the device is known to be offline. Resolves to whether it
 * did so. Throws and stores none if they don't all fit.
 */
export async function keepPast(entries: readonly NewEntry[]): Promise<boolean> {
  if (await isReachable()) return false;
  const zone = timeZone();
  const ids: string[] = [];
  for (const { timestamp, ...entry } of entries) {
    const mood = moodNow(entry);
    ids.push(await moodOutbox.add({ ...mood, timestamp: timestamp ?? mood.timestamp, timeZone: zone }));
  }
  const areKept = ids.every((id) => {
    const fate = moodOutbox.fate(id);
    return fate.state !== 'waiting' || fate.isKept;
  });
  if (areKept) return true;
  for (const id of ids) await moodOutbox.remove(id);
  throw unkept();
}
