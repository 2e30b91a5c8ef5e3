import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { shortAddress } from '../features/account/short-address.ts';
import { useSignOut } from '../features/account/use-sign-out.ts';
import { session } from '../lib/session/session.ts';
import { useAccount } from '../lib/session/use-account.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { appCopy } from './app.copy.ts';
import { primaryLinks } from './navigation.ts';
import { RecordLinks } from './record-links.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-4 font-semibold text-ink-muted text-sm transition-colors ' +
  'hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft';

function ProfileLink() {
  const address = session.loginEmail();
  const shown = address === null ? appCopy.profile : shortAddress(address);
  return (
    <NavLink to={paths.profile} className={LINK} {...(address ? { 'aria-label': appCopy.profileOf(shown) } : {})}>
      <UserRound aria-hidden size={18} />
      {shown}
    </NavLink>
  );
}

function MemberLinks() {
  return (
    <nav aria-label={appCopy.mainNav} className="hidden items-center gap-1 lg:flex">
      {primaryLinks.map(({ label, path }) => (
        <NavLink key={path} to={path} className={LINK}>
          {label}
        </NavLink>
      ))}
      <Menu
        trigger={
          <Button className="mx-2">
            {appCopy.record}
            <ChevronDown aria-hidden size={18} />
          </Button>
        }
      >
        <RecordLinks />
      </Menu>
      <ProfileLink />
    </nav>
  );
}

/** On small screens the profile has its way out in the header (core §2). */
function SignOutButton() {
  const { signOut, isPending } = useSignOut();
  return (
    <Button variant="quiet" onClick={signOut} busy={isPending} className="lg:hidden">
      <LogOut aria-hidden size={18} />
      {appCopy.signOut}
    </Button>
  );
}

export function Header() {
  const account = useAccount();
  const { pathname } = useLocation();
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-border border-b bg-ground pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-(--header-height) max-w-[72rem] items-center justify-between gap-3 px-4 sm:px-6">
        <Link
          to={paths.home}
          aria-label={appCopy.brandLink}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-control font-bold text-lg tracking-tight"
        >
          <BrandMark size={34} />
          {appCopy.brand}
        </Link>
        {account ? (
          <MemberLinks />
        ) : (
          <Button asChild>
            <Link to={paths.login}>{appCopy.signIn}</Link>
          </Button>
        )}
        {account && pathname === paths.profile && <SignOutButton />}
      </div>
    </header>
  );
}
