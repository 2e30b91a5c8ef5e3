import { CONCERNING_WINDOW_DAYS } from '@alento/domain/mood-entry/limits';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

/** The filters of a history list. `text` must never be part of a URL. */
export type EntryFilters = {
  text: string;
  scores: readonly MoodScore[];
  /** Only entries of this day or earlier are listed. */
  until: LocalDate | null;
};

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['mood', session.userId()] as const;
const entries = () => [...mine(), 'entries'] as const;
const ranges = () => [...entries(), 'range'] as const;
const lists = () => [...entries(), 'list'] as const;
const patterns = () => [...mine(), 'patterns'] as const;

/** Query keys of all mood data. Each kind has a prefix, by which it is invalidated. */
export const moodKeys = {
  all: mine,
  entries,
  ranges,
  range: (startDate: LocalDate, endDate: LocalDate) => [...ranges(), startDate, endDate] as const,
  lists,
  list: (filters: EntryFilters) => [...lists(), filters] as const,
  patterns,
  /** The key of the query how many entries the person has, counted up to a few. */
  count: () => [...patterns(), 'count'] as const,
  dailyAverage: (date: LocalDate) => [...patterns(), 'daily-average', date] as const,
  concerning: () => [...patterns(), 'concerning', CONCERNING_WINDOW_DAYS] as const,
};
