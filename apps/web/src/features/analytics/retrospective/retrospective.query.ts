import type { MoodEntry } from '@alento/contract/mood-entry';
import { queryOptions } from '@tanstack/react-query';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { readRange } from '../../../state/mood/read-range.ts';
import { daysOf, type Span } from './span.ts';

/**
 * Reads the entries of a month or a year. Every plan may read entries, while a year of the analysis needs a paid one. A
 * month has the key of the history's month, so that both use one reading.
 */
export const spanQuery = (span: Span) => {
  const { start, end } = daysOf(span);
  return queryOptions<MoodEntry[]>({
    queryKey: moodKeys.range(start, end),
    queryFn: ({ signal }) => readRange(start, end, signal),
  });
};
