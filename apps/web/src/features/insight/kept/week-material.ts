import type { MoodEntry } from '@alento/contract/mood-entry';
import { localDateOf } from '@alento/domain/time/local-date';

export type Week = readonly MoodEntry[];

/** The day an entry was lived on (decision D1). */
const dayOf = ({ localDate, timestamp }: MoodEntry, zone: string): string => localDate ?? localDateOf(timestamp, zone);

/** Different days with a record. */
export const recordedDays = (week: Week, zone: string): number => new Set(week.map((entry) => dayOf(entry, zone))).size;

/** Tells one week's entries from another's by all that a summary rests on: notes are no part of it. */
export const markOf = (week: Week, zone: string): string =>
  JSON.stringify(
    week.map((entry) => [entry.timestamp, dayOf(entry, zone), entry.score, ...[...entry.tags].sort()].join(' ')).sort(),
  );
