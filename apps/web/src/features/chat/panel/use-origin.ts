import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The product's own origin; empty where there is no window. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
