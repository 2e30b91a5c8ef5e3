import { ScreeningsScreen } from '../../features/screening/overview/screenings-screen.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** The route requires login, so there is always an account. */
export function Component() {
  const account = useAccount();
  return account && <ScreeningsScreen key={account.userId} userId={account.userId} />;
}
