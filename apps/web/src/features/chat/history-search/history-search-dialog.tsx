import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useSessionSearch } from '../sessions/use-session-search.ts';
import { HistoryResults } from './history-results.tsx';
import { historySearchCopy as copy } from './history-search.copy.ts';
import { historySearchQuery, searchErrorText } from './history-search.queries.ts';

export type HistorySearchProps = { onClose: () => void };

function Found({ words, onClose }: HistorySearchProps & { words: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(historySearchQuery(words));
  if (words === '') return <p className="max-w-prose text-ink-muted">{copy.empty}</p>;
  if (error && !data)
    return <ErrorState message={searchErrorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (isPending) return <Searching />;
  if (data.results.length === 0) {
    return (
      <div role="status">
        <EmptyState
          level="h3"
          title={copy.noneTitle}
          text={copy.none(words)}
          picture={<MoodFace score={2} size={56} />}
        />
      </div>
    );
  }
  return <HistoryResults found={data} onFollow={onClose} />;
}

const Searching = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{copy.searching}</span>
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

/** The search of the person's notes and conversations, on /historico. */
export function HistorySearchDialog({ onClose }: HistorySearchProps) {
  const { typed, setTyped, words, submit } = useSessionSearch();
  return (
    <Dialog open tall title={copy.title} description={copy.lead} onOpenChange={(open) => !open && onClose()}>
      <search className="mb-5 block">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // A submitted search is checked for a crisis, like every submitted text.
            void checkText(typed);
            submit();
          }}
        >
          <SearchField
            label={copy.field}
            clearLabel={copy.clear}
            typed={typed}
            maxLength={HISTORY_QUERY_MAX}
            onType={setTyped}
            onFocus={prepareCheck}
            focusFirst
          />
        </form>
      </search>
      <Found words={words} onClose={onClose} />
    </Dialog>
  );
}
