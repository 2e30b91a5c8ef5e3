import { useSyncExternalStore } from 'react';

/** Where the panel has no room beside the page: it is a sheet over it then. */
const SMALL = '(width < 40rem)';

function follow(listener: () => void): () => void {
  const width = window.matchMedia(SMALL);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** Whether the panel stands over the page as a sheet, which takes all taps; in a browser only. */
export const useIsSheet = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(SMALL).matches);
