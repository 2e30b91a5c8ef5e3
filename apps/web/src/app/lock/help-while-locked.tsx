import { paths } from '@alento/domain/interface/paths';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { lockScreenCopy as copy } from '../../features/lock/screen/lock-screen.copy.ts';
import { Component as HelpPage } from '../../routes/care/help.tsx';
import { Button } from '../../ui/button.tsx';
import { screens } from '../screens.ts';

/** The address at which the app was locked; null if /ajuda was opened directly. */
function lockedAt(state: unknown): { pathname: string; search: string } | null {
  const at: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'locked') : null;
  if (typeof at !== 'object' || at === null) return null;
  const [pathname, search]: unknown[] = [Reflect.get(at, 'pathname'), Reflect.get(at, 'search')];
  return typeof pathname === 'string' && typeof search === 'string' ? { pathname, search } : null;
}

/** /ajuda while the app is locked: the page alone, without the header and the menus of the account. */
export function HelpWhileLocked() {
  const { state } = useLocation();
  useEffect(() => {
    document.title = screens.help.title;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <main className="mx-auto min-h-dvh w-full max-w-[72rem] px-4 pt-[max(1rem,var(--safe-top))] pb-10 sm:px-6">
      <Button asChild variant="secondary" className="mb-4">
        <Link to={lockedAt(state) ?? paths.home} replace>
          <ArrowLeft aria-hidden size={18} />
          {copy.back}
        </Link>
      </Button>
      <HelpPage />
    </main>
  );
}
