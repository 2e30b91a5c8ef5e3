import type { ReactNode } from 'react';
import { PublicPage } from '../../features/public-page/public-page.tsx';

/**
 * A page of the library, at least as high as the window: if a short error message replaces the skeleton, the footer
 * stays below and nothing shifts.
 */
export const LibraryPage = ({ children }: { children: ReactNode }) => (
  <PublicPage>
    <div className="min-h-[calc(100dvh-var(--top-bar)-1.5rem)]">{children}</div>
  </PublicPage>
);
