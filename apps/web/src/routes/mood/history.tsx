import { HistorySearch } from '../../features/chat/history-search/history-search.tsx';
import { HistoryScreen } from '../../features/mood-entry/history/history-screen.tsx';
import { firstHistoryPage } from '../../features/mood-entry/mood-entry.queries.ts';
import { tagsQuery } from '../../features/tag/tag.queries.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Starts the query while the token is still being validated, so that both requests run in parallel. */
export function prefetch(): void {
  if (window.location.search === '') void queryClient.prefetchInfiniteQuery(firstHistoryPage());
  void queryClient.prefetchQuery(tagsQuery());
}

export const Component = () => <HistoryScreen search={<HistorySearch />} />;
