import type { MoodEntry } from '@alento/contract/mood-entry';
import { instantAt, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { formatTime } from '../../lib/time/dates.format.ts';

/** A past day's record stands at its noon, far from both midnights. */
export const NOON_MINUTES = 12 * 60;

/** The day an entry was lived on: as it was recorded, wherever one is now (decision D1). */
export const dayOfEntry = ({ localDate, timestamp }: MoodEntry, zone: string): LocalDate =>
  localDate ?? localDateOf(timestamp, zone);

/** The hour of the same place, so that day and hour belong together after a journey, too. */
export function timeOfEntry({ offsetMinutes, timestamp }: MoodEntry, zone: string): string {
  return offsetMinutes === undefined
    ? formatTime(timestamp, zone)
    : formatTime(timestamp + offsetMinutes * 60_000, 'UTC');
}

/**
 * When to record a deleted entry again, so that it lands on the day it was lived on. The server gives
 * it the day of this zone: after a journey that may be a neighbour's, and then noon stands for it.
 * A noon that has not come yet would be refused: better the exact instant than no entry.
 */
export function instantToRestore(entry: MoodEntry, zone: string, now: number): number {
  const day = dayOfEntry(entry, zone);
  if (localDateOf(entry.timestamp, zone) === day) return entry.timestamp;
  const noon = instantAt(day, NOON_MINUTES, zone);
  return noon <= now ? noon : entry.timestamp;
}
