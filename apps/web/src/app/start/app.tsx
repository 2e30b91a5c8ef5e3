import { type ReactNode, StrictMode, useEffect } from 'react';
import { EarlyClick } from './early-click.tsx';
import { keepOffline } from './keep-offline.ts';
import { Providers } from './providers.tsx';

/** What stands around the router, in the browser and at build time alike: hydration compares them. */
export function App({ children }: { children: ReactNode }) {
  // Once something is drawn: until then the page only seems idle.
  useEffect(keepOffline, []);
  return (
    <StrictMode>
      <Providers>{children}</Providers>
      <EarlyClick />
    </StrictMode>
  );
}
