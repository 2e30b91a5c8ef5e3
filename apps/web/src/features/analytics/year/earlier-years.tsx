import { dailySeries } from '@alento/domain/mood-entry/day-averages';
import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { addDays, daysBetween, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { analyticsKeys } from '../../../state/mood/analytics.keys.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { readRange } from '../../../state/mood/read-range.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { yearCopy } from '../analytics.copy.ts';
import { anyUntilQuery } from '../earlier-entries.query.ts';
import { earlierYearsCopy as copy, textsOfYear } from './earlier-years.copy.ts';
import { YearPixels } from './year-pixels.tsx';
import { yearRows, yearSentence } from './year-text.ts';

/** Reads the days of a calendar year, from its entries: the analysis has only the last 365 days. */
const yearQuery = (year: number) => {
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

const PARAMETER = 'ano';
const EARLIEST_YEAR = Number(localDateOf(EARLIEST_TIMESTAMP_MS, 'UTC').slice(0, 4));

/** The calendar year that the address names, if it is over; null without one. */
function useYear(newest: number): [number | null, (next: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get(PARAMETER) ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  const choose = (next: number | null) => {
    if (next === null) search.delete(PARAMETER);
    else search.set(PARAMETER, String(next));
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return [year >= EARLIEST_YEAR && year <= newest ? year : null, choose];
}

type Props = {
  today: LocalDate;
  /** The first day that is shown above. */
  firstVisibleDay: LocalDate;
};

/**
 * Calendar years before the days that the grid above shows, one at a time, down to the year of the first entry.
 * Nothing without an entry before those days.
 */
export function EarlierYears({ today, firstVisibleDay }: Props) {
  const newest = Number(today.slice(0, 4)) - 1;
  const [year, choose] = useYear(newest);
  const hasAny = useQuery(anyUntilQuery(addDays(firstVisibleDay, -1))).data;
  const hasEarlier = useQuery({ ...anyUntilQuery(`${(year ?? newest) - 1}-12-31`), enabled: year !== null }).data;
  if (year === null && !hasAny) return null;
  const isOpen = year !== null;
  const isFirst = isOpen && (hasEarlier === false || year <= EARLIEST_YEAR);
  return (
    <div className="mt-4 border-border border-t pt-4">
      <Button variant="quiet" className="-ml-4" aria-expanded={isOpen} onClick={() => choose(isOpen ? null : newest)}>
        {isOpen ? copy.close : copy.open}
      </Button>
      {isOpen && (
        <>
          {/* The arrows stay focusable at the ends, so that a keyboard doesn't lose its place. */}
          <div className="my-2 flex max-w-md items-center justify-between">
            <IconButton
              label={copy.previous}
              aria-disabled={isFirst}
              onClick={() => isFirst || choose(year - 1)}
              className="aria-disabled:opacity-40"
            >
              <ChevronLeft size={22} aria-hidden />
            </IconButton>
            <p className="font-bold text-lg tabular-nums" aria-live="polite">
              {year}
            </p>
            <IconButton
              label={copy.next}
              aria-disabled={year === newest}
              onClick={() => year === newest || choose(year + 1)}
              className="aria-disabled:opacity-40"
            >
              <ChevronRight size={22} aria-hidden />
            </IconButton>
          </div>
          <CalendarYear key={year} year={year} today={today} />
        </>
      )}
    </div>
  );
}

function CalendarYear({ year, today }: { year: number; today: LocalDate }) {
  const { data, isPending, isFetching, refetch } = useQuery(yearQuery(year));
  const texts = textsOfYear(year);
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-190 max-w-md lg:h-40 lg:max-w-none" />
      </div>
    );
  }
  if (!data) return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      <p className="mb-3 max-w-prose text-ink-muted">{yearSentence(data, texts)}</p>
      <YearPixels year={data} today={today} label={texts.chart} />
      <ChartTable caption={texts.title} columns={yearCopy.columns} rows={yearRows(data)} />
    </>
  );
}
