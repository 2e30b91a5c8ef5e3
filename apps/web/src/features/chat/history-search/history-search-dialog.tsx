import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { nearestScore } from '@alento/domain/mood-entry/scale';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/client.ts';
import { withinTimeout } from '../../../lib/api/within-timeout.ts';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { chatKeys, requestErrorText, withSessionText } from '../chat.api.ts';
import { SearchForm } from '../sessions/search-form.tsx';
import { historySearchCopy as copy } from './history-search.copy.ts';

/** Best result first. Neither words nor results stay in the cache after the search is closed. */
const historySearchQuery = (words: string) =>
  queryOptions({
    queryKey: chatKeys.historySearch(words),
    queryFn: ({ signal: leave }) =>
      withinTimeout(
        async (signal) =>
          (await withSessionText(call('POST /chat/search-history', { body: { query: words } }, { signal }))).data,
        leave,
      ),
    enabled: words !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

type Result = ResponseOf<Endpoints['searchHistory']>['results'][number];
type Props = { onClose: () => void };

/** A result, which links to its day or conversation. */
const Item = ({ kind, date, excerpt, url, score, onClose }: Result & Props) => (
  <li className="relative flex gap-3 py-4">
    {score === null ? (
      <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
        <MessagesSquare aria-hidden size={18} />
      </span>
    ) : (
      <MoodFace score={nearestScore(score)} size={36} />
    )}
    <div className="min-w-0 flex-1">
      <Link
        to={url}
        onClick={onClose}
        className="font-semibold after:absolute after:inset-0 after:rounded-control hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
      >
        {copy.kinds[kind]}: {capitalised(formatDay(date))}
      </Link>
      <p className="mt-1 break-words text-ink-muted text-sm" dir="auto">
        {excerpt}
      </p>
    </div>
  </li>
);

const SearchLoading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{copy.searching}</span>
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

function Found({ words, onClose }: Props & { words: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(historySearchQuery(words));
  if (words === '') return <p className="max-w-prose text-ink-muted">{copy.empty}</p>;
  if (error && !data)
    return <ErrorState message={requestErrorText(error, copy)} onRetry={() => void refetch()} busy={isFetching} />;
  if (isPending) return <SearchLoading />;
  const { results, hasMore } = data;
  if (results.length === 0) {
    const picture = <MoodFace score={2} size={56} />;
    return (
      <div role="status">
        <EmptyState level="h3" title={copy.noneTitle} text={copy.none(words)} picture={picture} />
      </div>
    );
  }
  return (
    <>
      <p role="status" className="text-ink-muted text-sm">
        {hasMore ? copy.best(results.length) : copy.found(results.length)}
      </p>
      <ul aria-label={copy.results} className="divide-y divide-border">
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hits have no id, and their list never changes.
          <Item key={index} {...result} onClose={onClose} />
        ))}
      </ul>
    </>
  );
}

/** The search of the person's notes and conversations, on /historico. */
export function HistorySearchDialog({ onClose }: Props) {
  const [words, setWords] = useState('');
  return (
    <Dialog tall title={copy.title} description={copy.lead} onClose={onClose}>
      <SearchForm label={copy.field} clearLabel={copy.clear} className="mb-5" focusFirst onWords={setWords} />
      <Found words={words} onClose={onClose} />
    </Dialog>
  );
}
