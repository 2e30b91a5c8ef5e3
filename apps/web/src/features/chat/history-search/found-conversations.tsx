import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/client.ts';
import { withinTimeout } from '../../../lib/api/within-timeout.ts';
import { capitalised, formatDayWithYear } from '../../../lib/time/dates.format.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { chatKeys, requestErrorText, withSessionText } from '../chat.api.ts';
import { historySearchCopy as copy } from './history-search.copy.ts';

/** Best result first. Neither words nor results stay in the cache after the search is closed. */
const historySearchQuery = (words: string) =>
  queryOptions({
    queryKey: chatKeys.historySearch(words),
    queryFn: ({ signal: leave }) =>
      withinTimeout(async (signal) => {
        const body = { query: words, only: 'chat' as const };
        return (await withSessionText(call('POST /chat/search-history', { body }, { signal }))).data;
      }, leave),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

type FoundProps = { words: string };

/** What the person has said in conversations and has these words, on /historico. */
export function FoundConversations({ words }: FoundProps) {
  const title = useId();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(historySearchQuery(words));

  const list = (): ReactNode => {
    if (error && !data)
      return <ErrorState message={requestErrorText(error, copy)} onRetry={() => void refetch()} busy={isFetching} />;
    if (!data) return <Skeletons label={copy.searching} shapes={['h-16', 'h-16']} className="grid gap-4" />;
    if (data.results.length === 0) return null;
    return (
      <ul
        aria-labelledby={title}
        aria-busy={isPlaceholderData}
        className={`divide-y divide-border ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {data.results.map(({ date, excerpt, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hits have no id, and their list never changes.
          <li key={index} className="relative flex gap-3 py-4">
            <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
              <MessagesSquare aria-hidden size={18} />
            </span>
            <div className="min-w-0 flex-1">
              <Link
                to={url}
                className="font-semibold after:absolute after:inset-0 after:rounded-control hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {capitalised(formatDayWithYear(date))}
              </Link>
              <p className="mt-1 break-words text-ink-muted text-sm" dir="auto">
                <MarkedText text={excerpt} words={words} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    );
  };

  const summary = ({ results, hasMore }: { results: readonly unknown[]; hasMore: boolean }): string => {
    if (results.length === 0) return isPlaceholderData ? copy.searching : copy.none(words);
    return hasMore ? copy.best(results.length) : copy.found(results.length);
  };

  return (
    <section aria-labelledby={title} className="mt-8">
      <h2 id={title} className="mb-1 text-lg font-bold">
        {copy.title}
      </h2>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {data && summary(data)}
      </p>
      {list()}
    </section>
  );
}
