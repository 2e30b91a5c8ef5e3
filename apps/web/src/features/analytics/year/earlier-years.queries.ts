import { dailySeries } from '@alento/domain/mood-entry/day-averages';
import { daysBetween, type LocalDate } from '@alento/domain/time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { analyticsKeys } from '../../../state/mood/analytics.keys.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { readRange } from '../../../state/mood/read-range.ts';

/** Reads whether there is an entry on this day or earlier. */
export const anyUntilQuery = (until: LocalDate) =>
  queryOptions({
    queryKey: [...analyticsKeys.all(), 'until', until],
    queryFn: async ({ signal }) =>
      (await call('GET /mood-entries', { query: { until, limit: 1 } }, { signal })).data.length > 0,
  });

/** Reads the days of a calendar year, from its entries: the analysis has only the last 365 days. */
export const yearQuery = (year: number) => {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return queryOptions({
    queryKey: [...analyticsKeys.all(), 'year', year],
    queryFn: async ({ signal }) => {
      const entries = await readRange(first, last, signal);
      const scores = entries.map((entry) => ({ score: entry.score, localDate: dayOfEntry(entry, timeZone()) }));
      return dailySeries(scores, last, daysBetween(first, last) + 1).map(({ date, average, count }) => ({
        date,
        average,
        entries: count,
      }));
    },
  });
};
