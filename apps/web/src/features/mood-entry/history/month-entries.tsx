import { paths } from '@alento/domain/interface/paths';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { ReactNode, RefObject } from 'react';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { firstDayOf, monthOf } from '../../../lib/time/calendar-grid.ts';
import { capitalised, formatDay, formatMonth, monthName } from '../../../lib/time/dates.format.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { EmptyState, Skeleton } from '../../../ui/state/part-states.tsx';
import type { useEntryActions } from '../day/entry-actions.tsx';
import { NoEntriesOfDay } from '../day/no-entries-of-day.tsx';
import { entriesCount } from '../mood-entry.copy.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { historyCopy as copy } from './history.copy.ts';
import { HistoryList } from './history-list.tsx';
import type { HistoryView } from './use-history-view.ts';

type Props = {
  view: HistoryView;
  today: LocalDate;
  /** Of the shown day or month: whether it has entries, and those that fit the filters. */
  hasEntries: boolean;
  entries: readonly DisplayedEntry[];
  isLoading: boolean;
  /** The error of a month that could not be read. Some of its entries may be on the device. */
  error: ReactNode;
  /** The newest day before the month with entries of the scores. Null: there is none; undefined: that isn't known. */
  lastBefore: LocalDate | null | undefined;
  actions: ReturnType<typeof useEntryActions>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Shows an earlier month, from the end of the list. */
  onEarlier: (date: LocalDate) => void;
};

/** The entries of the chosen day or of the month, and the way to earlier ones. */
export function MonthEntries({ view, today, hasEntries, entries, isLoading, error, lastBefore, ...rest }: Props) {
  const { actions, heading, onEarlier } = rest;
  const { day, month, isFiltered } = view;
  const nameOfMonth = formatMonth(firstDayOf(month));
  /** Runs the change of a button that it removes, and moves the focus from there to the heading. */
  const thenFocusHeading = (change: () => void) => () => {
    change();
    heading.current?.focus({ preventScroll: true });
  };

  const list = (): ReactNode => {
    if (isLoading) return <EntriesSkeleton />;
    if (entries.length > 0)
      return (
        <HistoryList
          key={day ?? month}
          of={day ? 'day' : 'month'}
          entries={entries}
          onEdit={actions.edit}
          onRemove={actions.remove}
        />
      );
    if (hasEntries && isFiltered)
      return <NoMatch onClear={thenFocusHeading(() => view.setFilters({ scores: [], tags: [] }))} />;
    if (error) return null;
    if (day) return <NoEntriesOfDay date={day} today={today} />;
    return <p className="py-4 text-ink-muted">{copy.emptyMonth(nameOfMonth)}</p>;
  };

  return (
    <div className="min-w-0">
      {/* From the left, because a floating button may be at the right of this line. */}
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-2">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg font-bold">
          {capitalised(day ? formatDay(day) : monthName(firstDayOf(month)))}
        </h2>
        {entries.length > 0 && <p className="text-ink-muted text-sm">{entriesCount(entries.length)}</p>}
        {day && (
          <Button variant="quiet" className="-ml-2 px-2!" onClick={thenFocusHeading(() => view.showMonth(month))}>
            {copy.wholeMonth}
          </Button>
        )}
      </div>
      {error}
      {list()}
      {!isLoading && !day && (
        <Earlier lastBefore={lastBefore} hasScores={view.filters.scores.length > 0} onEarlier={onEarlier} />
      )}
    </div>
  );
}

type EarlierProps = Pick<Props, 'lastBefore' | 'onEarlier'> & { hasScores: boolean };

/** The way to the last month before that has entries, or why there is none. */
function Earlier({ lastBefore, hasScores, onEarlier }: EarlierProps) {
  const isOnline = useIsOnline();
  if (lastBefore)
    return (
      <Button variant="secondary" className="mt-2 w-full sm:w-auto" onClick={() => onEarlier(lastBefore)}>
        {copy.goTo(formatMonth(firstDayOf(monthOf(lastBefore))))}
      </Button>
    );
  const end = hasScores ? copy.endOfScores : copy.end;
  const text = lastBefore === null ? end : isOnline ? '' : copy.endOffline;
  return text && <p className="py-4 text-sm text-ink-muted">{text}</p>;
}

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={copy.noMatchTitle}
    text={copy.noMatchText}
    picture={<MoodFace score={2} size={72} />}
    action={
      <Button variant="secondary" onClick={onClear}>
        {copy.clear}
      </Button>
    }
  />
);

/** What a person without any entry sees. */
export const NoHistory = () => (
  <EmptyState
    title={copy.emptyTitle}
    text={copy.emptyText}
    picture={<MoodFace score={3} size={72} />}
    action={
      <LinkButton to={paths.record} size="lg">
        {copy.emptyAction}
      </LinkButton>
    }
  />
);

export function EntriesSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{copy.loading}</span>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="flex gap-3 pb-14 xl:pb-6">
          <Skeleton className="size-11 shrink-0 rounded-pill" />
          <div className="flex-1 pt-1">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="mt-2 h-4 w-40" />
            <Skeleton className="mt-3 h-5 w-10/12" />
          </div>
        </div>
      ))}
    </div>
  );
}
