import type { LocalDate } from '@alento/domain/time/local-date';
import { readObject, writeJson } from '../../lib/session/device-json.ts';

/** Where a person's set of the day lies on their device. */
const KEPT = 'recommendations';

export const readSet = (userId: string) => readObject(userId, KEPT);

/** Keeps what is to be kept, or removes it for null. */
export const writeSet = (userId: string, value: object | null): boolean => writeJson(userId, KEPT, value);

/** Whether something is kept for this day: then it was seen already. */
export const hasSetOf = (userId: string | null, today: LocalDate): boolean =>
  userId !== null && readSet(userId)?.date === today;

/** Removes what was kept for another day. */
export function dropOldSet(userId: string, today: LocalDate): void {
  if (readSet(userId) !== null && !hasSetOf(userId, today)) writeSet(userId, null);
}
