import { paths } from '@alento/domain/interface/paths';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { appStartState } from '../../lib/page/return-address.ts';
import { useAccount } from '../../lib/session/use-account.ts';

/** Path at which this document was opened. */
const openedAt = typeof window === 'undefined' ? null : window.location.pathname;

/**
 * The root path. On the web it is a separate document without this app, so a navigation to it inside the app reloads
 * the page. The native shell opens the app at this path, and the app redirects to /login or /home.
 */
export function Component() {
  const account = useAccount();
  const [isShell] = useState(() => openedAt === paths.landing);
  useEffect(() => {
    if (!isShell) window.location.replace(paths.landing);
  }, [isShell]);
  return isShell ? (
    <Navigate to={account ? paths.home : paths.login} replace state={account ? null : appStartState} />
  ) : null;
}
