import type { LocalDate } from '@alento/domain/time/local-date';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';

/** Storage key of a person's set of recommendations. */
const KEPT = 'recommendations';

export const readSet = (userId: string) => readObject(userId, KEPT);

/** Stores a value; null deletes it. */
export const writeSet = (userId: string, value: object | null): Promise<boolean> => writeJson(userId, KEPT, value);

/** Whether the person saw a set of this day. An empty set doesn't use a day of the month. */
export function hasSeenSetOf(userId: string | null, today: LocalDate): boolean {
  const kept = userId === null ? null : readSet(userId);
  return kept?.date === today && Array.isArray(kept.recommendations) && kept.recommendations.length > 0;
}

/** Deletes the stored set if it is of another day. */
export function dropOldSet(userId: string, today: LocalDate): void {
  const kept = readSet(userId);
  if (kept !== null && kept.date !== today) void writeSet(userId, null);
}
