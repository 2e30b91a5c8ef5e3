import { SessionsScreen } from '../../features/chat/sessions/sessions-screen.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Inside the guard, so there always is an account. */
export function Component() {
  const account = useAccount();
  return account && <SessionsScreen key={account.userId} />;
}
