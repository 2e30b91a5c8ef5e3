import type { MoodEntry } from '@alento/contract/mood-entry';
import { hasHour } from '@alento/domain/mood-entry/entry-source';
import { instantAt, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { formatTime } from '../../lib/time/dates.format.ts';

/**
 * The time of an entry that is added for a past day: noon, because it is far from both midnights. In minutes since
 * midnight.
 */
export const NOON_MINUTES = 12 * 60;

/** Returns the calendar day of an entry in the zone where it was recorded, whatever the current zone is. */
export const dayOfEntry = ({ localDate, timestamp }: MoodEntry, zone: string): LocalDate =>
  localDate ?? localDateOf(timestamp, zone);

/**
 * Returns the time of day in the zone where the entry was recorded, so that it matches `dayOfEntry`. Null for an entry
 * without an hour.
 */
export function timeOfEntry({ offsetMinutes, timestamp, source }: MoodEntry, zone: string): string | null {
  if (!hasHour(source)) return null;
  return offsetMinutes === undefined
    ? formatTime(timestamp, zone)
    : formatTime(timestamp + offsetMinutes * 60_000, 'UTC');
}

/**
 * Returns the instant with which a deleted entry is restored, so that it gets its former day. The server derives the
 * day from the current zone. If that would be another day, the instant is noon of the former day. If that noon is in
 * the future, which the server refuses, it is the exact instant.
 */
export function instantToRestore(entry: MoodEntry, zone: string, now: number): number {
  const day = dayOfEntry(entry, zone);
  if (localDateOf(entry.timestamp, zone) === day) return entry.timestamp;
  const noon = instantAt(day, NOON_MINUTES, zone);
  return noon <= now ? noon : entry.timestamp;
}
