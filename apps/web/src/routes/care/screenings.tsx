import { ScreeningsScreen } from '../../features/screening/overview/screenings-screen.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Behind the guard: there is an account whenever this shows. */
export function Component() {
  const account = useAccount();
  return account && <ScreeningsScreen key={account.userId} userId={account.userId} />;
}
