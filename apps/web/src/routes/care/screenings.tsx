import { ScreeningsScreen } from '../../features/screening/overview/screenings-screen.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Inside the guard, so there always is an account. */
export function Component() {
  const account = useAccount();
  return account && <ScreeningsScreen key={account.userId} userId={account.userId} />;
}
