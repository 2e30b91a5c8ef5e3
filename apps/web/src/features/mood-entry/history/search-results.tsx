import type { Tag } from '@alento/contract/tag';
import { NOTE_PREVIEW } from '@alento/domain/mood-entry/limits';
import { matchesWords } from '@alento/domain/text/plain-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { fromFirstFound } from '../../../lib/found-parts.ts';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { flattenPages } from '../../../state/mood/mood-entry.cache.ts';
import { searchedText } from '../../../state/mood/searched-text.ts';
import { Button } from '../../../ui/button.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import type { useEntryActions } from '../day/entry-actions.tsx';
import type { MarkText } from '../day/entry-row.tsx';
import { entriesCount, loadErrorOf } from '../mood-entry.copy.ts';
import { useWaitingEntries, withWaiting } from '../waiting/waiting-entry.ts';
import { historyCopy as copy } from './history.copy.ts';
import { searchQuery } from './history.queries.ts';
import { HistoryList } from './history-list.tsx';
import { EntriesSkeleton } from './month-entries.tsx';
import { fitsFilters, type HistoryView } from './use-history-view.ts';

/** Entries that are shown at first, so that the conversations below them are near. */
const FIRST = 8;
/** Pages that are read without a press if tags are to fit, which the server doesn't know. */
const PAGES_AT_ONCE = 3;

/** The entries of the whole history whose note and tags have the words, and which fit the filters. */
function useFound(words: string, tags: readonly Tag[], { filters }: HistoryView) {
  const search = useInfiniteQuery({ ...searchQuery(words, filters.scores), refetchOnWindowFocus: false });
  // For the words for which the search was continued, how many pages it then had.
  const [continued, setContinued] = useState({ words, pages: 0 });
  const waiting = useWaitingEntries();
  const entries = useMemo(() => {
    const found = withWaiting(
      flattenPages(search.data?.pages ?? []),
      waiting.filter((entry) => matchesWords(searchedText(entry, tags), words)),
    );
    return found.filter((entry) => fitsFilters(entry, filters));
  }, [search.data, waiting, tags, words, filters]);

  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = search;
  const pages = search.data?.pages.length ?? 0;
  const bound = (continued.words === words ? continued.pages : 0) + PAGES_AT_ONCE;
  const most = filters.tags.length > 0 ? bound : Number.POSITIVE_INFINITY;
  const isHeld = hasNextPage && pages >= most && !isPlaceholderData;
  const loadMore = useCallback(() => {
    if (hasNextPage && pages < most && !isFetching && !isFetchNextPageError && !isPlaceholderData)
      void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, pages, most, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage]);
  // A page may be empty although there are further pages, and so may what fits of it.
  useEffect(() => {
    if (entries.length < FIRST) loadMore();
  }, [entries.length, loadMore]);
  return { search, entries, loadMore, isHeld, goOn: () => setContinued({ words, pages }) };
}

type Props = {
  words: string;
  tags: readonly Tag[];
  view: HistoryView;
  actions: ReturnType<typeof useEntryActions>;
  /** The conversations that have the words. Another feature renders them. */
  conversations: (words: string) => ReactNode;
};

/** What a search finds in the whole history: notes and tags first, then conversations, which no filter fits. */
export function SearchResults({ words, tags, view, actions, conversations }: Props) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useIsOnline();
  const { search, entries, loadMore, isHeld, goOn } = useFound(words, tags, view);
  const [wholeOf, setWholeOf] = useState('');
  const isWhole = wholeOf === words;
  const mark = useMemo<MarkText>(
    () => ({
      text: (text) => <MarkedText text={text} words={words} />,
      excerpt: (note) => fromFirstFound(note, words, NOTE_PREVIEW),
    }),
    [words],
  );
  const isSearching =
    search.isPlaceholderData || search.isPending || (entries.length === 0 && search.hasNextPage && !isHeld);
  const shown = isWhole ? entries : entries.slice(0, FIRST);

  const list = (): ReactNode => {
    if (entries.length > 0)
      return (
        <div aria-busy={isSearching} className={isSearching ? 'opacity-60' : ''}>
          <HistoryList
            of="all"
            entries={shown}
            mark={mark}
            more={isWhole && search.hasNextPage}
            onNearEnd={loadMore}
            onEdit={actions.edit}
            onRemove={actions.remove}
          />
        </div>
      );
    if (isSearching && !search.isError) return <EntriesSkeleton />;
    if (!search.data) return null;
    const none = isHeld ? copy.noNotesYet : view.isFiltered ? copy.noNotesFiltered : copy.noNotes;
    return <p className="text-ink-muted">{none(words)}</p>;
  };
  /** Runs the change of a button that it removes, and moves the focus from there to the heading. */
  const thenFocusHeading = (change: () => void) => () => {
    change();
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className="max-w-3xl">
      <section aria-labelledby={title}>
        <h2 ref={heading} id={title} tabIndex={-1} className="mb-1 text-lg font-bold">
          {copy.notes}
        </h2>
        <p role="status" className="sr-only">
          {isSearching ? copy.searching : search.data && entriesCount(entries.length)}
        </p>
        {list()}
        {search.isError && (
          <ErrorState
            message={loadErrorOf(search.error)}
            onRetry={() => void (search.isFetchNextPageError ? search.fetchNextPage() : search.refetch())}
            busy={search.isFetching}
          />
        )}
        {!isWhole && (entries.length > FIRST || (entries.length === FIRST && search.hasNextPage)) && (
          <Button variant="secondary" onClick={thenFocusHeading(() => setWholeOf(words))}>
            {copy.moreNotes}
          </Button>
        )}
        {isHeld && (isWhole || entries.length < FIRST) && (
          <Button variant="secondary" className="mt-2" onClick={thenFocusHeading(goOn)}>
            {copy.goOn}
          </Button>
        )}
        {isWhole && search.isFetchingNextPage && (
          <p role="status" className="flex items-center gap-2 py-4 text-ink-muted">
            <Spinner /> {copy.loadingMore}
          </p>
        )}
        {!isOnline && <p className="py-4 text-sm text-ink-muted">{copy.endOffline}</p>}
      </section>
      {view.isFiltered ? <p className="mt-8 text-ink-muted text-sm">{copy.noConversations}</p> : conversations(words)}
    </div>
  );
}
