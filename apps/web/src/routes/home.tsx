import { DailyCareCard } from '../features/daily-care/daily-care-card.tsx';
import { HomeScreen } from '../features/mood-entry/home-screen.tsx';
import { concerningQuery, weekQuery } from '../features/mood-entry/mood-entry.queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { today } from '../lib/use-today.ts';

/** Asked for while the session is still being checked: both answers come in one wait. */
export function prefetch(): void {
  void queryClient.prefetchQuery(weekQuery(today()));
  void queryClient.prefetchQuery(concerningQuery());
}

export const Component = () => <HomeScreen daily={<DailyCareCard />} />;
