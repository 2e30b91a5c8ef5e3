import { readOwned, writeOwned } from '../../lib/session/device-store.ts';
import { session } from '../../lib/session/session.ts';

/** What this person's store holds under a name; anything unreadable counts as nothing. */
export function readJson(userId: string, name: string): unknown {
  const stored = readOwned(userId, name);
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Keeps a value under a name, or nothing for null. Only for who is signed in: an answer that comes
 * after sign-out leaves no trace on the device. Tells whether it is kept: a store may be full or off.
 */
export function writeJson(userId: string, name: string, value: unknown): boolean {
  if (session.userId() !== userId) return false;
  try {
    writeOwned(userId, name, value === null ? null : JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
  return value === null || readOwned(userId, name) !== null;
}
