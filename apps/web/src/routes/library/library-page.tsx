import type { ReactNode } from 'react';
import { PublicPage } from '../../features/public-page/public-page.tsx';

/**
 * A page of the library. It fills the window at least: where a short answer takes the place of a long
 * wait (an address of nothing, a failure), the footer stays below and nothing jumps.
 */
export const LibraryPage = ({ children }: { children: ReactNode }) => (
  <PublicPage>
    <div className="min-h-[calc(100dvh-var(--top-bar)-1.5rem)]">{children}</div>
  </PublicPage>
);
