import { paths } from '@alento/domain/interface/paths';
import { Ellipsis, type LucideIcon, Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';
import { useIsProfessional } from '../../state/account/professional-profile.queries.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { appCopy } from '../app.copy.ts';
import {
  contentIcon,
  contentLinks,
  isAmong,
  moreLinks,
  patientsLink,
  primaryLinks,
  profileScreens,
  recordLinks,
  targetOf,
} from '../navigation.ts';
import { CareLinks, MenuLinks } from './menu-links.tsx';

// With larger text only the labels grow, and only up to 3.5 % of the width, at which five of them fit beside each other.
const TAB =
  'group flex min-h-[44px] min-w-0 flex-col items-center justify-end gap-[4px] rounded-control pb-[6px] text-ink-muted text-[min(0.75rem,max(12px,3.5vw))] leading-[16px] font-semibold ' +
  'aria-[current]:text-brand data-[state=open]:text-brand';
const TAB_ICON =
  'grid h-[28px] w-[48px] place-items-center rounded-pill transition-colors group-aria-[current]:bg-brand-soft group-data-[state=open]:bg-brand-soft';

type MenuTabProps = {
  label: string;
  icon: LucideIcon;
  current?: boolean;
  align?: 'center' | 'end';
  children: ReactNode;
};

function MenuTab({ label, icon: Icon, current, align = 'end', children }: MenuTabProps) {
  const trigger = (
    <button type="button" className={TAB} aria-current={current || undefined}>
      <span className={TAB_ICON}>
        <Icon aria-hidden size={22} />
      </span>
      {label}
    </button>
  );
  return (
    <Menu side="top" align={align} trigger={trigger}>
      {children}
    </Menu>
  );
}

// Loaded when the menu opens.
const GuestMore = optionalPart(async () => (await import('./guest-more.tsx')).GuestMore);

const MemberMore = () => (
  <>
    {useIsProfessional() && <MenuLinks links={[patientsLink]} />}
    <MenuLinks links={moreLinks} />
    <MenuItem asChild>
      <Link to={paths.profile}>
        <UserRound aria-hidden size={20} className="shrink-0" />
        {appCopy.profile}
      </Link>
    </MenuItem>
    <CareLinks />
  </>
);

const recordTrigger = (
  <button
    type="button"
    className="group flex min-w-0 flex-col items-center gap-[4px] rounded-control pb-[6px] font-semibold text-[min(0.75rem,max(12px,3.5vw))] text-ink leading-[16px]"
  >
    <span className="grid h-[48px] w-[64px] place-items-center rounded-pill bg-accent ring-4 ring-surface text-on-accent transition-colors group-hover:bg-accent-hover">
      <Plus
        aria-hidden
        size={24}
        strokeWidth={2.5}
        className="transition-transform group-data-[state=open]:rotate-45"
      />
    </span>
    {appCopy.record}
  </button>
);

/** Shown below a width of 64 rem. Recording a mood takes two taps on every screen. */
export function TabBar() {
  const signedIn = useAccount() !== null;
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={appCopy.tabNav}
      data-tab-bar
      className="fixed inset-x-0 bottom-0 z-30 border-border border-t bg-surface safe-x pb-(--tab-bar-padding) lg:hidden"
    >
      {/* The round button is higher than the bar, and protrudes at its top. */}
      <div className="mx-auto grid h-[calc(var(--tab-bar-height)-8px)] max-w-xl grid-cols-5 content-end items-end px-1">
        {primaryLinks.map((link) => (
          <NavLink key={link.path} to={targetOf(link, signedIn)} className={TAB}>
            <span className={TAB_ICON}>
              <link.icon aria-hidden size={22} />
            </span>
            {link.label}
          </NavLink>
        ))}
        <Menu side="top" align="center" trigger={recordTrigger}>
          <MenuLinks links={recordLinks} />
        </Menu>
        <MenuTab label={appCopy.contents} icon={contentIcon} current={isAmong(contentLinks, pathname)} align="center">
          <MenuLinks links={contentLinks} />
        </MenuTab>
        <MenuTab
          label={appCopy.more}
          icon={Ellipsis}
          current={isAmong([...moreLinks, patientsLink, ...profileScreens], pathname)}
        >
          {signedIn ? <MemberMore /> : <GuestMore />}
        </MenuTab>
      </div>
    </nav>
  );
}
