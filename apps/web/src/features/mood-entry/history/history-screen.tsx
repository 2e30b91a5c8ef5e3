import { paths } from '@alento/domain/interface/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { flattenPages, matches } from '../../../state/mood/mood-entry.cache.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { tagsQuery } from '../../tag/tag.queries.ts';
import { useEntryActions } from '../day/entry-actions.tsx';
import { loadErrorOf } from '../mood-entry.copy.ts';
import { historyQuery } from '../mood-entry.queries.ts';
import { type DisplayedEntry, useWaitingEntries, withWaiting } from '../waiting/waiting-entry.ts';
import { historyCopy } from './history.copy.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { useHistoryFilters } from './use-history-filters.ts';

const NONE: readonly DisplayedEntry[] = [];

/**
 * The screen /historico: all entries, newest first, with filters by month, score and words.
 * @param search the link to the search of notes and conversations, which another feature renders
 */
export function HistoryScreen({ search: wordSearch }: { search: ReactNode }) {
  const today = useToday();
  const search = useHistoryFilters();
  const isOnline = useIsOnline();
  const history = useInfiniteQuery({
    ...historyQuery(search.filters),
    refetchOnWindowFocus: false,
  });
  const waiting = useWaitingEntries();
  const entries = useMemo(() => {
    const zone = timeZone();
    const fitting = waiting.filter((entry) => matches(entry, search.filters, zone));
    return withWaiting(flattenPages(history.data?.pages ?? []), fitting);
  }, [history.data, waiting, search.filters]);
  const tags = useQuery(tagsQuery());
  // Rows are rendered after the names of tags are loaded, which may change a row's height. They are deferred, so that
  // a long list doesn't delay input.
  const deferredEntries = useDeferredValue(tags.isPending ? NONE : entries, NONE);
  const isDrawing = entries.length > 0 && deferredEntries.length === 0;
  const actions = useEntryActions();

  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = history;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData)
      void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage]);

  // A page of a search may be empty although there are further pages.
  useEffect(() => {
    if (entries.length === 0) loadMore();
  }, [entries.length, loadMore]);

  const searching = history.isPlaceholderData || (entries.length === 0 && history.hasNextPage);
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={historyCopy.lead}>{historyCopy.title}</PageTitle>
      <HistoryFilters
        typed={search.typed}
        onType={search.setTyped}
        filters={search.filters}
        onScores={search.setScores}
        onUntil={search.setUntil}
        today={today}
      />
      <div className="mb-5">{wordSearch}</div>
      <p role="status" className="sr-only">
        {searching ? historyCopy.searching : ''}
      </p>
      {history.isPending || isDrawing || (searching && entries.length === 0 && !history.isError) ? (
        <HistorySkeleton />
      ) : entries.length === 0 ? (
        history.data && <NoEntries filtered={search.filtered} onClear={search.clear} />
      ) : (
        <div aria-busy={searching} className={searching ? 'opacity-60' : ''}>
          <HistoryList
            entries={deferredEntries}
            more={history.hasNextPage}
            onNearEnd={loadMore}
            onEdit={actions.edit}
            onRemove={actions.remove}
          />
        </div>
      )}
      {!history.data && history.isError && (
        <ErrorState
          message={loadErrorOf(history.error)}
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        />
      )}
      {history.isFetchNextPageError && (
        <ErrorState
          message={loadErrorOf(history.error)}
          onRetry={() => void history.fetchNextPage()}
          busy={history.isFetching}
        />
      )}
      {history.isFetchingNextPage && entries.length > 0 && (
        <p role="status" className="flex items-center gap-2 py-4 text-ink-muted">
          <Spinner /> {historyCopy.loadingMore}
        </p>
      )}
      {history.data && entries.length > 0 && !history.hasNextPage && !search.filtered && (
        <p className="py-6 text-sm text-ink-muted">{isOnline ? historyCopy.end : historyCopy.endOffline}</p>
      )}
      {actions.dialogs}
    </div>
  );
}

function NoEntries({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (filtered) {
    return (
      <EmptyState
        title={historyCopy.noMatchTitle}
        text={historyCopy.noMatchText}
        picture={<MoodFace score={2} size={72} />}
        action={
          <Button variant="secondary" onClick={onClear}>
            {historyCopy.clear}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={historyCopy.emptyTitle}
      text={historyCopy.emptyText}
      picture={<MoodFace score={3} size={72} />}
      action={
        <LinkButton to={paths.record} size="lg">
          {historyCopy.emptyAction}
        </LinkButton>
      }
    />
  );
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function HistorySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{historyCopy.loading}</span>
      <Skeleton className="mt-3 mb-5 h-7 w-52" />
      {SKELETON_ROWS.map((row) => (
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
