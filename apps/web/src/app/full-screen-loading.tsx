import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { appCopy } from './app.copy.ts';

/** While authentication or the first screen loads, except on the root path (core §2). */
export function FullScreenLoading() {
  const { pathname } = useLocation();
  if (pathname === paths.landing) return null;
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="status" className="flex flex-col items-center gap-4 text-ink-muted">
        <BrandMark size={56} className="animate-breathe" />
        {appCopy.loading}
      </div>
    </main>
  );
}
