import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false during prerendering and hydration, when the query string and hash are unknown. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
