import type { MoodEntry } from '@alento/contract/mood-entry';
import { localDateOf } from '@alento/domain/time/local-date';

export type Week = readonly MoodEntry[];

/** The local day of an entry. */
const dayOf = ({ localDate, timestamp }: MoodEntry, zone: string): string => localDate ?? localDateOf(timestamp, zone);

/** The number of different days with an entry. */
export const recordedDays = (week: Week, zone: string): number => new Set(week.map((entry) => dayOf(entry, zone))).size;

/**
 * The fingerprint of a week's entries: everything that a summary depends on. Of notes it contains only the length,
 * because it is stored on the device.
 */
export const fingerprintOf = (week: Week, zone: string): string =>
  JSON.stringify(
    week
      .map((entry) =>
        [entry.timestamp, dayOf(entry, zone), entry.score, entry.note.length, ...[...entry.tags].sort()].join(' '),
      )
      .sort(),
  );
