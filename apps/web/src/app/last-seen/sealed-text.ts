import { readFixed } from '../../lib/session/device/device-store.ts';
import { seal, unseal } from '../../lib/session/ended/seal.ts';
import { session } from '../../lib/session/session.ts';
import { readSealed, type SealedName, writeSealed } from '../../platform/sealed/last-seen-store.ts';

/**
 * Version of the stored shapes. Raise it if a response of `stored-queries.ts`, a mood entry or a piece of the library
 * changes: what an earlier version stored is then ignored.
 */
const SHAPES = 1;

const contextOf = (userId: string, name: SealedName) => ({
  name: `${name === 'seen' ? 'last-seen' : name}-${SHAPES}`,
  userId,
});

/** Reads a text that this device stored for a person; null without it or without its key. */
export async function openText(userId: string, name: SealedName): Promise<string | null> {
  const deviceKey = readFixed('deviceKey');
  const sealed = deviceKey === null ? null : await readSealed(userId, name).catch(() => null);
  // The version is part of what is authenticated, so another version's text can't be opened.
  return deviceKey && sealed ? await unseal(deviceKey, contextOf(userId, name), sealed) : null;
}

/**
 * Stores a text, encrypted with the account's key on this device; without that key nothing is stored. Does nothing if
 * the session ended meanwhile.
 */
export async function keepText(userId: string, name: SealedName, text: string): Promise<void> {
  const deviceKey = readFixed('deviceKey');
  const sealed = deviceKey === null ? null : await seal(deviceKey, contextOf(userId, name), text);
  if (sealed === null || (await session.newest())?.userId !== userId) return;
  await writeSealed(userId, name, sealed).catch(() => undefined);
  // The session ended during the write, and its end may have deleted the database before.
  if ((await session.newest())?.userId !== userId) await session.share();
}
