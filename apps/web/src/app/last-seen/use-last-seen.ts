import { useEffect } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';

/**
 * Stores what this person sees. Only with a service worker, because without one the app doesn't open without a network.
 */
export function useKeptSeen(userId: string): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const keep = async (): Promise<void> => {
      await navigator.serviceWorker.ready;
      const code = await import('./keep-last-seen.ts').catch(() => null);
      if (code && !isOver) stop = code.keepLastSeen(userId);
    };
    const callOff = whenQuiet(() => {
      if ('serviceWorker' in navigator) void keep();
    });
    return () => {
      isOver = true;
      callOff();
      stop();
    };
  }, [userId]);
}
