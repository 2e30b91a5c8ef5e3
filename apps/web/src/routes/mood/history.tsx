import { monthQuery } from '../../features/mood-entry/history/history.queries.ts';
import { HistoryScreen } from '../../features/mood-entry/history/history-screen.tsx';
import { tagsQuery } from '../../features/tag/tag.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { monthOf } from '../../lib/time/calendar-grid.ts';
import { today } from '../../lib/time/use-today.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../ui/state/part-states.tsx';

const FoundConversations = lazyPart(
  async () => (await import('../../features/chat/history-search/found-conversations.tsx')).FoundConversations,
  { waiting: <Skeleton className="mt-8 h-24" /> },
);

/** Starts the queries while the token is still being validated, so that the requests run in parallel. */
export function prefetch(): void {
  if (window.location.search === '') void queryClient.prefetchQuery(monthQuery(monthOf(today())));
  void queryClient.prefetchQuery(tagsQuery());
}

export const Component = () => <HistoryScreen conversations={(words) => <FoundConversations words={words} />} />;
