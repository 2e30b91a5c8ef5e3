import { SessionsScreen } from '../../features/chat/sessions/sessions-screen.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Behind the guard: there is an account whenever this shows. */
export function Component() {
  const account = useAccount();
  return account && <SessionsScreen key={account.userId} />;
}
