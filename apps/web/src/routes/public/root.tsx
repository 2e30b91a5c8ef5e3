import { paths } from '@alento/domain/interface/paths';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';

/** Where this document was opened. */
const openedAt = typeof window === 'undefined' ? null : window.location.pathname;

/**
 * The root path. On the web it is a document of its own, without this app: from inside it is loaded
 * anew. In the native shell the app itself is opened there, and goes on to /login or /home (core §2).
 */
export function Component() {
  const account = useAccount();
  const [isShell] = useState(() => openedAt === paths.landing);
  useEffect(() => {
    if (!isShell) window.location.replace(paths.landing);
  }, [isShell]);
  return isShell ? <Navigate to={account ? paths.home : paths.login} replace /> : null;
}
