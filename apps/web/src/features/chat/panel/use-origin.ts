import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The app's own origin; empty while prerendering. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
