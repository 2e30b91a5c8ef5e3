import type { ReactNode } from 'react';
import { PublicPage } from '../../features/public-page/public-page.tsx';

/**
 * A page of the library, at least as high as the window: the footer stays below the window when a short error message
 * replaces the skeleton, so that nothing shifts.
 */
export const LibraryPage = ({ children }: { children: ReactNode }) => (
  <PublicPage>
    <div className="min-h-[calc(100dvh-var(--top-bar)-1.5rem)]">{children}</div>
  </PublicPage>
);
