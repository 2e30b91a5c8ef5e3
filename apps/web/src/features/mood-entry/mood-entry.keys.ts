import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';

/** What a history list keeps. `text` is never part of an address. */
export type EntryFilters = {
  text: string;
  scores: readonly MoodScore[];
  /** Only entries lived on this day or earlier. */
  until: LocalDate | null;
};

const entries = ['mood', 'entries'] as const;
const patterns = ['mood', 'patterns'] as const;

/** Query keys of everything about moods, so that one prefix invalidates one kind. */
export const moodKeys = {
  all: ['mood'] as const,
  entries,
  ranges: [...entries, 'range'] as const,
  range: (startDate: LocalDate, endDate: LocalDate) => [...entries, 'range', startDate, endDate] as const,
  lists: [...entries, 'list'] as const,
  list: (filters: EntryFilters) => [...entries, 'list', filters] as const,
  patterns,
  dailyAverage: (date: LocalDate) => [...patterns, 'daily-average', date] as const,
  concerning: (days: number) => [...patterns, 'concerning', days] as const,
};
