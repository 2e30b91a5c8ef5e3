import { useEffect } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';
import { hasServiceWorker } from '../../platform/service-worker.ts';

/**
 * Stores what this person sees. In a browser only with a service worker, because without one the app doesn't open
 * without a network.
 */
export function useStoreLastSeen(userId: string): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const keep = async (): Promise<void> => {
      if (hasServiceWorker()) await navigator.serviceWorker.ready;
      const code = await import('./keep-last-seen.ts').catch(() => null);
      if (code && !isOver) stop = code.keepLastSeen(userId);
    };
    const callOff = whenQuiet(() => {
      if (import.meta.env.VITE_SHELL || hasServiceWorker()) void keep();
    });
    return () => {
      isOver = true;
      callOff();
      stop();
    };
  }, [userId]);
}
