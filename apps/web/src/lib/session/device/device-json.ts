import { parseJson, parseObject } from '../../parse-json.ts';
import { session } from '../session.ts';
import { readFixed, readOwned, writeOwned } from './device-store.ts';

/** Reads a JSON value of this person; null if it can't be parsed. */
export const readJson = (userId: string, name: string): unknown => parseJson(readOwned(userId, name));

/** Reads a JSON object of this person; null for anything else. */
export const readObject = (userId: string, name: string): Readonly<Record<string, unknown>> | null =>
  parseObject(readOwned(userId, name));

/**
 * Stores a JSON value, or deletes it if the value is null. Works only for the person who is signed in according to the
 * storage, which other tabs write too: a response that arrives after a sign-out must leave nothing on the device.
 * Resolves to whether the value was stored; the storage may be full or disabled.
 */
export async function writeJson(userId: string, name: string, value: unknown): Promise<boolean> {
  if (session.userId() !== userId || readFixed('userId') !== userId) return false;
  return writeOwned(userId, name, value === null ? null : JSON.stringify(value));
}
