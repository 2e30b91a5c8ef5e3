import { paths } from '@alento/domain/interface/paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LockMissing } from '../../features/lock/lock-missing.tsx';
import { CrisisHost } from '../../features/safety/crisis/crisis-host.tsx';
import { useIsLocked } from '../../state/lock/use-is-locked.ts';
import { FullScreenLoading } from '../start/full-screen-loading.tsx';

// Loaded only if a lock is set. The service worker caches both for offline use.
const LockPlace = lazy(async () => {
  const code = await import('./lock-place.tsx').catch(() => null);
  return { default: code?.LockPlace ?? LockMissing };
});
const HelpWhileLocked = lazy(async () => {
  const code = await import('./help-while-locked.tsx').catch(() => null);
  return { default: code?.HelpWhileLocked ?? LockMissing };
});

/**
 * Replaces every screen while the app is locked (decision D45). Help is reachable: /ajuda, and a crisis card that was
 * open.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const isLocked = useIsLocked();
  const { pathname } = useLocation();
  if (!isLocked) return children;
  return (
    <>
      <CrisisHost />
      <Suspense fallback={<FullScreenLoading />}>
        {pathname === paths.help ? <HelpWhileLocked /> : <LockPlace />}
      </Suspense>
    </>
  );
}
