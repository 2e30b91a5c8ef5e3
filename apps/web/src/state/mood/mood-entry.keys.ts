import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

/** Filters of a history list. `text` must never be part of a URL. */
export type EntryFilters = {
  text: string;
  scores: readonly MoodScore[];
  /** Only entries of this day or earlier. */
  until: LocalDate | null;
};

/** The user id in the key keeps one person's cache from the next person. */
const mine = () => ['mood', session.userId()] as const;
const entries = () => [...mine(), 'entries'] as const;
const ranges = () => [...entries(), 'range'] as const;
const lists = () => [...entries(), 'list'] as const;
const patterns = () => [...mine(), 'patterns'] as const;

/** Query keys of all mood data; a prefix invalidates one kind. */
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
