import type { MoodEntry } from '@alento/contract/mood-entry';
import { instantAt, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { formatTime } from '../../lib/time/dates.format.ts';

/** Time of an entry added for a past day: noon, far from both midnights. Minutes since midnight. */
export const NOON_MINUTES = 12 * 60;

/** The calendar day of an entry where it was recorded, whatever the current zone is (decision D1). */
export const dayOfEntry = ({ localDate, timestamp }: MoodEntry, zone: string): LocalDate =>
  localDate ?? localDateOf(timestamp, zone);

/** The time of day in the zone of recording, so that it fits `dayOfEntry`. */
export function timeOfEntry({ offsetMinutes, timestamp }: MoodEntry, zone: string): string {
  return offsetMinutes === undefined
    ? formatTime(timestamp, zone)
    : formatTime(timestamp + offsetMinutes * 60_000, 'UTC');
}

/**
 * Instant with which to restore a deleted entry, so that it gets its former day. The server derives the day from the
 * current zone; if that gives another day, noon of the former day is used. If that noon is in the future, which the
 * server refuses, the exact instant is used.
 */
export function instantToRestore(entry: MoodEntry, zone: string, now: number): number {
  const day = dayOfEntry(entry, zone);
  if (localDateOf(entry.timestamp, zone) === day) return entry.timestamp;
  const noon = instantAt(day, NOON_MINUTES, zone);
  return noon <= now ? noon : entry.timestamp;
}
