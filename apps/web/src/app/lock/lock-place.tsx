import { paths } from '@alento/domain/interface/paths';
import { useNavigate } from 'react-router';
import { LockScreen } from '../../features/lock/screen/lock-screen.tsx';
import { PlanToRead, usePlanToRead } from '../../features/safety/device-plan/plan-to-read.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { forgetPin } from './forget-pin.ts';

function Locked({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const plan = usePlanToRead(userId);
  const forget = async (): Promise<void> => {
    await forgetPin(userId);
    navigate(paths.login, { replace: true, state: { ended: true } });
  };
  return <LockScreen userId={userId} plan={plan && <PlanToRead content={plan} />} onForgotten={forget} />;
}

/** The lock screen, with what other features give to it. */
export function LockPlace() {
  const account = useAccount();
  return account && <Locked key={account.userId} userId={account.userId} />;
}
