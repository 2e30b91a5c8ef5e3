import { CONCERNING_WINDOW_DAYS } from '@alento/domain/mood-entry/limits';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['mood', session.userId()] as const;
const entries = () => [...mine(), 'entries'] as const;
const ranges = () => [...entries(), 'range'] as const;
const searches = () => [...entries(), 'search'] as const;
const patterns = () => [...mine(), 'patterns'] as const;

/** Query keys of all mood data. Each kind has a prefix, by which it is invalidated. */
export const moodKeys = {
  all: mine,
  entries,
  ranges,
  range: (startDate: LocalDate, endDate: LocalDate) => [...ranges(), startDate, endDate] as const,
  searches,
  /** The words must never be part of a URL. */
  search: (words: string, scores: readonly MoodScore[] = []) => [...searches(), words, scores] as const,
  /**
   * The key of the newest day before a day that has entries, of some scores or of any. It is not among the patterns,
   * which are kept on the device.
   */
  lastBefore: (date: LocalDate, scores: readonly MoodScore[]) => [...entries(), 'last-before', date, scores] as const,
  patterns,
  /** The key of the query how many entries the person has, counted up to a few. */
  count: () => [...patterns(), 'count'] as const,
  concerning: () => [...patterns(), 'concerning', CONCERNING_WINDOW_DAYS] as const,
};
