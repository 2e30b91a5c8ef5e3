import { type ReactNode, StrictMode, useEffect } from 'react';
import { EarlyClick } from './early-click.tsx';
import { keepOffline } from './keep-offline.ts';
import { Providers } from './providers.tsx';

/** Providers around the router, the same in the browser and in prerendered pages, because hydration compares them. */
export function App({ children }: { children: ReactNode }) {
  // In an effect, because before the first render the page only seems idle.
  useEffect(keepOffline, []);
  return (
    <StrictMode>
      <Providers>{children}</Providers>
      <EarlyClick />
    </StrictMode>
  );
}
