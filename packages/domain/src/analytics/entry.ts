import type { LocalDate } from '../time/local-date.ts';
import type { DayRange } from './period.ts';

/** What analytics know of an entry: never its note. */
export type AnalyticsEntry = {
  localDate: LocalDate;
  score: number;
  /** Instant, ms epoch, and the offset from UTC where it was made, minutes east (decision D1). */
  recordedAt: number;
  offsetMinutes: number;
  tagIds: readonly string[];
};

/** The entries lived on the days of a range, both ends included. */
export const entriesWithin = <E extends { localDate: LocalDate }>(
  entries: readonly E[],
  { start, end }: DayRange,
): E[] => entries.filter(({ localDate }) => localDate >= start && localDate <= end);
