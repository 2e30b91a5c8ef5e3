import { paths } from '@alento/domain/interface/paths';
import { ChevronDown, UserRound } from 'lucide-react';
import { Link, NavLink as RouterNavLink, useLocation } from 'react-router';
import { shortAddress } from '../../features/account/short-address.ts';
import { session } from '../../lib/session/session.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { useIsProfessional } from '../../state/account/professional-profile.queries.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { appCopy } from '../app.copy.ts';
import {
  assistantLink,
  contentLinks,
  isAmong,
  moreLinks,
  type NavLink,
  patientsLink,
  primaryLinks,
  profileScreens,
  recordLinks,
  recordsLink,
  targetOf,
} from '../navigation.ts';
import { CareLinks, MenuLinks, PlanBadge } from './menu-links.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const LINK =
  'nav-link hover:bg-surface-sunken hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft data-[state=open]:bg-surface-sunken';

const CHEVRON = 'transition-transform group-data-[state=open]:rotate-180';

function LinkMenu({ label, links }: { label: string; links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  // The assistant has a link of its own beside the menu, which phones don't have.
  const isCurrent = pathname !== paths.chat && isAmong(links, pathname);
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={`group ${LINK}`} aria-current={isCurrent || undefined}>
          {label}
          <ChevronDown aria-hidden size={18} className={CHEVRON} />
        </button>
      }
    >
      <MenuLinks links={links} />
      {links === moreLinks && <CareLinks />}
    </Menu>
  );
}

const contentMenu = <LinkMenu label={appCopy.contents} links={contentLinks} />;
const moreMenu = <LinkMenu label={appCopy.more} links={moreLinks} />;

const Direct = ({ link: { path, label }, className = '' }: { link: NavLink; className?: string }) => (
  // The stored conversations, below the assistant's path, are in another menu.
  <RouterNavLink to={path} end={path === paths.chat} className={`${LINK} ${className}`}>
    {label}
  </RouterNavLink>
);

/** Class for links shown only on wide screens. */
const WIDE = 'max-xl:hidden';

const MemberLinks = () => (
  <>
    {primaryLinks.map((link) => (
      <Direct key={link.path} link={link} />
    ))}
    {contentMenu}
    <Direct link={recordsLink} className={WIDE} />
    <Direct link={assistantLink} />
    {moreMenu}
    {useIsProfessional() && <Direct link={patientsLink} />}
  </>
);

const GuestLink = ({ link, className = '' }: { link: NavLink; className?: string }) => (
  <Link to={targetOf(link, false)} className={`${LINK} ${className}`}>
    {link.label}
    <PlanBadge badge={link.badge} />
  </Link>
);

/** Links for visitors: public pages, and pages behind /login with the plan they need. */
const GuestLinks = () => (
  <>
    {primaryLinks.map((link) => (
      <GuestLink key={link.path} link={link} />
    ))}
    {contentMenu}
    <GuestLink link={recordsLink} className={WIDE} />
    <RouterNavLink to={paths.plans} className={LINK}>
      {appCopy.plans}
    </RouterNavLink>
  </>
);

const RecordMenu = () => (
  <Menu
    trigger={
      <Button className="group mx-2 max-lg:hidden">
        {appCopy.record}
        <ChevronDown aria-hidden size={18} className={CHEVRON} />
      </Button>
    }
  >
    <MenuLinks links={recordLinks} />
  </Menu>
);

function ProfileLink() {
  const address = session.loginEmail();
  const label = address === null ? appCopy.profile : shortAddress(address);
  const isCurrent = isAmong(profileScreens, useLocation().pathname);
  return (
    <Link
      to={paths.profile}
      className={`${LINK} max-lg:hidden`}
      aria-current={isCurrent || undefined}
      aria-label={address ? appCopy.profileOf(label) : undefined}
    >
      <UserRound aria-hidden size={18} />
      {label}
    </Link>
  );
}

/** The header has the same height for visitors and members, so that signing in shifts nothing. */
export function Header() {
  const account = useAccount();
  const { pathname } = useLocation();
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-border border-b bg-ground pt-(--safe-top)">
      <div className="page-x flex h-(--header-height) items-center gap-3 lg:gap-5">
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
            <LinkButton to={paths.login}>{appCopy.signIn}</LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}
