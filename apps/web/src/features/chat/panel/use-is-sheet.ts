import { useSyncExternalStore } from 'react';

/** Below this width the panel is a sheet over the page. */
const SMALL = '(width < 40rem)';

function follow(listener: () => void): () => void {
  const width = window.matchMedia(SMALL);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** Whether the panel is a modal sheet over the page. It can't be called while prerendering. */
export const useIsSheet = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(SMALL).matches);
