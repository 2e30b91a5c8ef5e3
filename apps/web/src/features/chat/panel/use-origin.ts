import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns the app's own origin, or an empty string while prerendering. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
