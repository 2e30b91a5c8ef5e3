import { Ellipsis, LogIn, Plus, UserRound } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAccount } from '../lib/session/use-account.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { appCopy } from './app.copy.ts';
import { primaryLinks } from './navigation.ts';
import { RecordLinks } from './record-links.tsx';

const TAB =
  'group flex min-h-11 min-w-16 flex-1 flex-col items-center justify-end gap-1 rounded-control pb-1.5 text-ink-muted text-xs font-semibold ' +
  'aria-[current=page]:text-brand data-[state=open]:text-brand';
const TAB_ICON =
  'grid h-7 w-12 place-items-center rounded-pill transition-colors group-aria-[current=page]:bg-brand-soft group-data-[state=open]:bg-brand-soft';

function MoreTab() {
  const account = useAccount();
  const trigger = (
    <button type="button" className={TAB}>
      <span className={TAB_ICON}>
        <Ellipsis aria-hidden size={22} />
      </span>
      {appCopy.more}
    </button>
  );
  return (
    <Menu side="top" trigger={trigger}>
      <MenuItem asChild>
        {account ? (
          <Link to={paths.profile}>
            <UserRound aria-hidden size={20} />
            {appCopy.profile}
          </Link>
        ) : (
          <Link to={paths.login}>
            <LogIn aria-hidden size={20} />
            {appCopy.signInOrUp}
          </Link>
        )}
      </MenuItem>
    </Menu>
  );
}

const recordTrigger = (
  <button
    type="button"
    className="group flex flex-col items-center gap-1 rounded-control pb-1.5 font-semibold text-ink text-xs"
  >
    <span className="grid h-12 w-18 place-items-center rounded-pill bg-accent ring-4 ring-surface text-on-accent transition-colors group-hover:bg-accent-hover">
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

/** Below 64 rem: two taps from anywhere to a recorded mood. */
export function TabBar() {
  return (
    <nav
      aria-label={appCopy.tabNav}
      data-tab-bar
      className="fixed inset-x-0 bottom-0 z-30 border-border border-t bg-surface pb-(--tab-bar-padding) lg:hidden"
    >
      <div className="mx-auto grid h-[calc(var(--tab-bar-height)-8px)] max-w-xl grid-cols-[1fr_auto_1fr] items-end gap-1 px-2">
        <div className="flex">
          {primaryLinks.map(({ label, path, icon: Icon }) => (
            <NavLink key={path} to={path} className={TAB}>
              <span className={TAB_ICON}>
                <Icon aria-hidden size={22} />
              </span>
              {label}
            </NavLink>
          ))}
        </div>
        <Menu side="top" align="center" trigger={recordTrigger}>
          <RecordLinks />
        </Menu>
        <div className="flex">
          <MoreTab />
        </div>
      </div>
    </nav>
  );
}
