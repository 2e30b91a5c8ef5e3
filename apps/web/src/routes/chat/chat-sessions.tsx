import { SessionsScreen } from '../../features/chat/sessions/sessions-screen.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** The route requires login, so there is always an account. */
export function Component() {
  const account = useAccount();
  return account && <SessionsScreen key={account.userId} />;
}
