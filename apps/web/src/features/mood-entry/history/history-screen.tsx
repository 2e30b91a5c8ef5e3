import { SEARCH_QUERY_MAX } from '@alento/domain/mood-entry/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstDayOf, monthOf } from '../../../lib/time/calendar-grid.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { SearchAsTyped } from '../../../ui/field/search-as-typed.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { tagsQuery } from '../../tag/tag.queries.ts';
import { useEntryActions } from '../day/entry-actions.tsx';
import { loadErrorOf } from '../mood-entry.copy.ts';
import { type DisplayedEntry, useWaitingEntries, withWaiting } from '../waiting/waiting-entry.ts';
import { historyCopy as copy } from './history.copy.ts';
import { lastBeforeQuery, monthQuery } from './history.queries.ts';
import { HistoryCalendar } from './history-calendar.tsx';
import { HistoryFilterRow } from './history-filters.tsx';
import { EntriesSkeleton, MonthEntries, NoHistory } from './month-entries.tsx';
import { fitsFilters, type HistoryView, useHistoryView } from './use-history-view.ts';

const SearchResults = lazyPart(async () => (await import('./search-results.tsx')).SearchResults, {
  waiting: <EntriesSkeleton />,
});

const newestOf = (days: readonly LocalDate[]): LocalDate | undefined => [...days].sort().at(-1);

/** The last day that can be shown: today, or a later one with entries, which were recorded in a zone to the east. */
function useLastDay(today: LocalDate, waiting: readonly DisplayedEntry[]): LocalDate {
  const month = monthOf(addDays(today, 1));
  // The current month is read where it is shown.
  const { data = [] } = useQuery({ ...monthQuery(month), enabled: month !== monthOf(today) });
  return newestOf([today, ...[...data, ...waiting].map((entry) => dayOfEntry(entry, timeZone()))]) ?? today;
}

/** The entries of a month, those on the device included, and the newest day before it with entries of the scores. */
function useMonth({ month, filters }: HistoryView, waiting: readonly DisplayedEntry[]) {
  const { scores } = filters;
  const read = useQuery(monthQuery(month));
  const before = useQuery({ ...lastBeforeQuery(firstDayOf(month), scores), enabled: read.data !== undefined });
  const entries = useMemo(() => {
    const ofMonth = waiting.filter((entry) => monthOf(dayOfEntry(entry, timeZone())) === month);
    return withWaiting(read.data ?? [], ofMonth);
  }, [read.data, waiting, month]);
  const daysWaiting = waiting
    .filter((entry) => fitsFilters(entry, { scores, tags: [] }))
    .map((entry) => dayOfEntry(entry, timeZone()))
    .filter((day) => monthOf(day) < month);
  const lastBefore = newestOf(before.data ? [before.data, ...daysWaiting] : daysWaiting) ?? before.data;
  const isEmpty = read.data?.length === 0 && entries.length === 0;
  return { read, entries, lastBefore, isEmpty, isUndecided: isEmpty && before.isLoading };
}

type Month = ReturnType<typeof useMonth>;
type Actions = ReturnType<typeof useEntryActions>;

/**
 * The screen /historico: a month with its entries or those of one day, filters, and one search.
 * @param conversations the conversations that have the words of a search, which another feature renders
 */
export function HistoryScreen({ conversations }: { conversations: (words: string) => ReactNode }) {
  const today = useToday();
  const waiting = useWaitingEntries();
  const last = useLastDay(today, waiting);
  const view = useHistoryView(today, last);
  const month = useMonth(view, waiting);
  const tags = useQuery(tagsQuery());
  const [words, setWords] = useState('');
  const actions = useEntryActions();
  const isCurrent = view.month === monthOf(today);
  const isBare = isCurrent && view.day === null && !view.isFiltered && last === today;
  const hasNothing = isBare && month.isEmpty && month.lastBefore === null;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4">
        <h1 tabIndex={-1} className="font-bold text-xl tracking-tight sm:text-2xl">
          {copy.title}
        </h1>
        <SearchAsTyped
          label={copy.search}
          placeholder={copy.searchShort}
          clearLabel={copy.clearSearch}
          className="min-w-0 max-w-xl grow basis-44"
          max={SEARCH_QUERY_MAX}
          onWords={setWords}
          onFocus={prepareCheck}
          onSubmit={checkText}
        />
      </div>
      {hasNothing && words === '' ? (
        <NoHistory />
      ) : (
        <>
          <HistoryFilterRow filters={view.filters} tags={tags.data ?? []} onFilters={view.setFilters} />
          {words === '' ? (
            <MonthView
              view={view}
              today={today}
              last={last}
              month={month}
              isReady={!tags.isPending}
              actions={actions}
            />
          ) : (
            <SearchResults
              words={words}
              tags={tags.data ?? []}
              view={view}
              actions={actions}
              conversations={conversations}
            />
          )}
        </>
      )}
      {actions.dialogs}
    </>
  );
}

type MonthProps = {
  view: HistoryView;
  today: LocalDate;
  last: LocalDate;
  month: Month;
  /** Whether the names of tags are there, which may change the height of rows. */
  isReady: boolean;
  actions: Actions;
};

function MonthView({ view, today, last, month, isReady, actions }: MonthProps) {
  const { read, entries, lastBefore, isUndecided } = month;
  const { day, filters } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const fitting = useMemo(() => entries.filter((entry) => fitsFilters(entry, filters)), [entries, filters]);
  const ofDay = useMemo(
    () => (day ? fitting.filter((entry) => dayOfEntry(entry, timeZone()) === day) : fitting),
    [fitting, day],
  );
  const hasEntries = day ? entries.some((entry) => dayOfEntry(entry, timeZone()) === day) : entries.length > 0;
  const isFailed = read.isError && read.data === undefined;
  return (
    <div className="items-start lg:grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-10">
      <HistoryCalendar
        {...{ view, today, last, entries, fitting }}
        isLoading={read.isPending}
        isFailed={isFailed}
        isKnown={read.data !== undefined}
      />
      <MonthEntries
        view={view}
        today={today}
        hasEntries={hasEntries}
        entries={ofDay}
        isLoading={(read.isPending && entries.length === 0) || !isReady || isUndecided}
        error={
          isFailed && (
            <ErrorState message={loadErrorOf(read.error)} onRetry={() => void read.refetch()} busy={read.isFetching} />
          )
        }
        lastBefore={lastBefore}
        actions={actions}
        heading={heading}
        onEarlier={(date) => {
          flushSync(() => view.showMonth(monthOf(date)));
          heading.current?.focus();
        }}
      />
    </div>
  );
}
