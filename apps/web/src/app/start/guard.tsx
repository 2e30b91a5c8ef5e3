import { paths } from '@alento/domain/interface/paths';
import { Navigate, Outlet } from 'react-router';
import { hasEnded } from '../../lib/session/ended/ended-session.ts';
import { hasErased } from '../../lib/session/erased.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { useAuthentication } from './authentication.tsx';
import { FullScreenLoading } from './full-screen-loading.tsx';

/** Sends visitors of protected routes to /login; after the deletion of an account to the page about that. */
export function Guard() {
  const account = useAccount();
  const loading = useAuthentication() === 'loading';
  if (loading) return <FullScreenLoading isInside />;
  // Remounts the screen when somebody else signs in (in another tab).
  if (account) return <Outlet key={account.userId} />;
  if (hasErased()) return <Navigate to={paths.accountDeleted} replace />;
  return <Navigate to={paths.login} replace state={{ ended: hasEnded() }} />;
}
