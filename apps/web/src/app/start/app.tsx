import { type ReactNode, StrictMode, useEffect } from 'react';
import { EarlyClick } from './early-click.tsx';
import { keepOffline } from './keep-offline.ts';
import { markReady } from './mark-ready.ts';
import { Providers } from './providers.tsx';

/**
 * Providers around the router. They are the same in the browser and in prerendered pages, because hydration compares
 * both.
 */
export function App({ children }: { children: ReactNode }) {
  // Runs in an effect: before the first render no query is pending, so the first screen would seem complete.
  useEffect(keepOffline, []);
  useEffect(markReady, []);
  return (
    <StrictMode>
      <Providers>{children}</Providers>
      <EarlyClick />
    </StrictMode>
  );
}
