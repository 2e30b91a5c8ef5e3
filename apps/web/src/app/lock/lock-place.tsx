import { paths } from '@alento/domain/interface/paths';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signOutState } from '../../features/account/sign-in/closing.ts';
import { closeOnServer, signOutTimeout } from '../../features/account/sign-out/leaving.ts';
import { lockScreenCopy as copy } from '../../features/lock/screen/lock-screen.copy.ts';
import { LockScreen } from '../../features/lock/screen/lock-screen.tsx';
import { PlanToRead, usePlanToRead } from '../../features/safety/device-plan/plan-to-read.tsx';
import { useBlockInterruptions } from '../../lib/page/block-interruptions.ts';
import { writeOwned } from '../../lib/session/device/device-store.ts';
import { LOCK_FORGOTTEN } from '../../lib/session/ended/unsent-words.ts';
import { session } from '../../lib/session/session.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { Component as HelpPage } from '../../routes/care/help.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { screens } from '../screens.ts';
import { lockedAt } from './locked-at.ts';

/** /ajuda while the app is locked: the page alone, without the header and the menus of the account. */
function HelpWhileLocked() {
  const { state } = useLocation();
  useEffect(() => {
    document.title = screens.help.title;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <main className="mx-auto min-h-dvh w-full max-w-[72rem] px-4 pt-[max(1rem,var(--safe-top))] pb-10 sm:px-6">
      <LinkButton to={lockedAt(state) ?? paths.home} replace variant="secondary" className="mb-4" icon={ArrowLeft}>
        {copy.back}
      </LinkButton>
      <HelpPage />
    </main>
  );
}

/**
 * Ends this session after a forgotten PIN. Unsent texts are sealed, as after any end of a session, and return with the
 * next sign-in. The lock is sealed with them and stays on until then, so that it never opens on the way.
 */
async function forgetPin(userId: string): Promise<void> {
  await Promise.race([closeOnServer(), signOutTimeout()]);
  // Last, so that a reload before this doesn't leave the note with a session that goes on.
  await writeOwned(userId, LOCK_FORGOTTEN, '1');
  await session.end();
}

function Locked({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const plan = usePlanToRead(userId);
  const forget = async (): Promise<void> => {
    await forgetPin(userId);
    navigate(paths.login, { replace: true, state: signOutState('pin-forgotten') });
  };
  if (pathname === paths.help) return <HelpWhileLocked />;
  return <LockScreen userId={userId} plan={plan && <PlanToRead content={plan} />} onForgotten={forget} />;
}

/**
 * What is shown while the app is locked. Help is reachable: on the lock screen, on /ajuda, and in a crisis card that
 * was open, which is above the lock.
 */
export function LockPlace() {
  const account = useAccount();
  // Nothing may appear by itself above the lock, such as the offer of an update.
  useBlockInterruptions(true);
  return account && <Locked key={account.userId} userId={account.userId} />;
}
