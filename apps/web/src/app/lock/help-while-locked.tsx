import { paths } from '@alento/domain/interface/paths';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { lockScreenCopy as copy } from '../../features/lock/screen/lock-screen.copy.ts';
import { Component as HelpPage } from '../../routes/care/help.tsx';
import { Button } from '../../ui/button.tsx';
import { screens } from '../screens.ts';
import { lockedAt } from './locked-at.ts';

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
