import type { LocalDate } from '@alento/domain/time/local-date';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';

/** Where a person's set of the day lies on their device. */
const KEPT = 'recommendations';

export const readSet = (userId: string) => readObject(userId, KEPT);

/** Keeps what is to be kept, or removes it for null. */
export const writeSet = (userId: string, value: object | null): Promise<boolean> => writeJson(userId, KEPT, value);

/** Whether something of this day was seen: an empty set takes no day of the month. */
export function hasSeenSetOf(userId: string | null, today: LocalDate): boolean {
  const kept = userId === null ? null : readSet(userId);
  return kept?.date === today && Array.isArray(kept.recommendations) && kept.recommendations.length > 0;
}

/** Removes what was kept for another day. */
export function dropOldSet(userId: string, today: LocalDate): void {
  const kept = readSet(userId);
  if (kept !== null && kept.date !== today) void writeSet(userId, null);
}
