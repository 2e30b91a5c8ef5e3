import { type ReactNode, StrictMode } from 'react';
import { EarlyClick } from './early-click.tsx';
import { Providers } from './providers.tsx';

/** What stands around the router, in the browser and at build time alike: hydration compares them. */
export const App = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <Providers>{children}</Providers>
    <EarlyClick />
  </StrictMode>
);
