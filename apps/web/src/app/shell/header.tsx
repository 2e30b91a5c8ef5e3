import { paths } from '@alento/domain/interface/paths';
import { Link, useLocation } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { appCopy } from '../app.copy.ts';
import { GuestLinks, MemberLinks, ProfileLink, RecordMenu } from './header-links.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** The header has the same height for visitors and members, so that signing in shifts nothing. */
export function Header() {
  const account = useAccount();
  const { pathname } = useLocation();
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-border border-b bg-ground pt-(--safe-top)">
      <div className="mx-auto flex h-(--header-height) max-w-[72rem] items-center gap-3 pr-(--page-right) pl-(--page-left) lg:gap-5">
        <Link
          to={paths.home}
          aria-label={appCopy.brandLink}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-control font-bold text-lg tracking-tight"
        >
          <BrandMark size={34} />
          {appCopy.brand}
        </Link>
        <nav aria-label={appCopy.mainNav} className="hidden min-w-0 items-center gap-0.5 lg:flex">
          {account ? <MemberLinks /> : <GuestLinks />}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {account ? (
            <>
              <RecordMenu />
              <ProfileLink />
              {pathname === paths.profile && <SignOutButton />}
            </>
          ) : (
            <Button asChild>
              <Link to={paths.login}>{appCopy.signIn}</Link>
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
