import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

/** What a history list keeps. `text` is never part of an address. */
export type EntryFilters = {
  text: string;
  scores: readonly MoodScore[];
  /** Only entries lived on this day or earlier. */
  until: LocalDate | null;
};

/** Each person's caches are their own: what outlives a change of person never meets the next one's. */
const mine = () => ['mood', session.userId()] as const;
const entries = () => [...mine(), 'entries'] as const;
const ranges = () => [...entries(), 'range'] as const;
const lists = () => [...entries(), 'list'] as const;
const patterns = () => [...mine(), 'patterns'] as const;

/** Query keys of everything about moods, so that one prefix invalidates one kind. */
export const moodKeys = {
  all: mine,
  entries,
  ranges,
  range: (startDate: LocalDate, endDate: LocalDate) => [...ranges(), startDate, endDate] as const,
  lists,
  list: (filters: EntryFilters) => [...lists(), filters] as const,
  patterns,
  /** Whether anything was ever recorded. */
  any: () => [...patterns(), 'any'] as const,
  dailyAverage: (date: LocalDate) => [...patterns(), 'daily-average', date] as const,
  concerning: (days: number) => [...patterns(), 'concerning', days] as const,
};
