import { paths } from '@alento/domain/interface/paths';
import { useLocation, useNavigate } from 'react-router';
import { closedState } from '../../features/account/sign-in/closing.ts';
import { LockScreen } from '../../features/lock/screen/lock-screen.tsx';
import { PlanToRead, usePlanToRead } from '../../features/safety/device-plan/plan-to-read.tsx';
import { useBusy } from '../../lib/page/busy.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { forgetPin } from './forget-pin.ts';
import { HelpWhileLocked } from './help-while-locked.tsx';

function Locked({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const plan = usePlanToRead(userId);
  const forget = async (): Promise<void> => {
    await forgetPin(userId);
    navigate(paths.login, { replace: true, state: closedState('pin-forgotten') });
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
  useBusy(true);
  return account && <Locked key={account.userId} userId={account.userId} />;
}
