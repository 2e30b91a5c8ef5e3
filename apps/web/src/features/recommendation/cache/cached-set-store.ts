import type { LocalDate } from '@alento/domain/time/local-date';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';

/** Storage key of a person's set of recommendations. */
const SET_KEY = 'recommendations';

export const readSet = (userId: string) => readObject(userId, SET_KEY);

/** Stores a value; null deletes it. */
export const writeSet = (userId: string, value: object | null): Promise<boolean> => writeJson(userId, SET_KEY, value);

/** Whether the person saw a set of this day. An empty set doesn't use a day of the month. */
export function hasSeenSetOf(userId: string | null, today: LocalDate): boolean {
  const stored = userId === null ? null : readSet(userId);
  return stored?.date === today && Array.isArray(stored.recommendations) && stored.recommendations.length > 0;
}

/** Deletes the stored set if it is of another day. */
export function dropOldSet(userId: string, today: LocalDate): void {
  const stored = readSet(userId);
  if (stored !== null && stored.date !== today) void writeSet(userId, null);
}
