import { readOwned, writeOwned } from '../../lib/session/device-store.ts';

/** An object this person left on this device; anything unreadable counts as none. */
export function readOwnedObject(userId: string, name: string): Readonly<Record<string, unknown>> | null {
  const stored = readOwned(userId, name);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Keeps it; where the device has no room left, the screen still holds it. */
export function writeOwnedObject(userId: string, name: string, value: object | null): void {
  try {
    writeOwned(userId, name, value === null ? null : JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
