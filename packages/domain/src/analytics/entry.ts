import type { EntrySource } from '../mood-entry/entry-source.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { DayRange } from './period.ts';

/** The fields of an entry that the analysis uses. The analysis doesn't use the note. */
export type AnalyticsEntry = {
  localDate: LocalDate;
  score: number;
  /** Instant of the entry, ms epoch, and the UTC offset at its place, in minutes east. */
  recordedAt: number;
  offsetMinutes: number;
  tagIds: readonly string[];
  /** Without it, the entry has an hour. */
  source?: EntrySource | undefined;
};

/** Entries whose local date is in the range, both ends included. */
export const entriesWithin = <E extends { localDate: LocalDate }>(
  entries: readonly E[],
  { start, end }: DayRange,
): E[] => entries.filter(({ localDate }) => localDate >= start && localDate <= end);
