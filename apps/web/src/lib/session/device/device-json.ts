import { session } from '../session.ts';
import { readFixed, readOwned, writeOwned } from './device-store.ts';

/** What this person left on this device under a name; anything unreadable counts as nothing. */
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

/** The same where only an object makes sense. */
export function readObject(userId: string, name: string): Readonly<Record<string, unknown>> | null {
  const value = readJson(userId, name);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/**
 * Keeps a value under a name, or nothing for null. Only for who is signed in, by the storage too, which
 * knows of other tabs at once: an answer that comes after sign-out leaves no trace on the device. Resolves
 * to whether it is kept: a store may be full or off.
 */
export async function writeJson(userId: string, name: string, value: unknown): Promise<boolean> {
  if (session.userId() !== userId || readFixed('userId') !== userId) return false;
  return writeOwned(userId, name, value === null ? null : JSON.stringify(value));
}
