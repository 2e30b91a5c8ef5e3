import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a page written at build time is met as it stands: it knows nothing of the address's query. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
