import { isOffline } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';

/** After this time without a response, what was last seen is shown until there is one, ms. */
const SLOW_MS = 1000;
/** The same without a network. A query is added before it fetches, and on a slow device that takes some time. */
const OFFLINE_MS = [0, 100, 300, SLOW_MS];

async function show(): Promise<void> {
  // Without the code, the screens show their error states.
  const code = await import('./show-last-seen.ts').catch(() => null);
  await code?.showLastSeen();
}

const showOffline = (): void => {
  if (!navigator.onLine) void show();
};

/**
 * Shows what was last seen if there is no network, or if a query has no data because the response is late. The code
 * for that is loaded only then.
 */
export function watchLastSeen(): void {
  showOffline();
  window.addEventListener('offline', showOffline);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return;
    const showIfMissing = (): void => {
      const { data, error, fetchStatus } = query.state;
      const isMissing = data === undefined && (fetchStatus === 'fetching' || isOffline(error));
      if (isMissing && session.userId() !== null) void show();
    };
    for (const ms of navigator.onLine ? [SLOW_MS] : OFFLINE_MS) setTimeout(showIfMissing, ms);
  });
}
