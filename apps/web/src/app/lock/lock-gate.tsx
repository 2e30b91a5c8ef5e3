import { lazy, type ReactNode, Suspense } from 'react';
import { useIsLocked } from '../../state/lock/use-is-locked.ts';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { CrashScreen } from '../start/crash-screen.tsx';
import { FullScreenLoading } from '../start/full-screen-loading.tsx';
import { CrisisPlace } from './crisis-place.tsx';

/** If the lock's code can't be loaded, the app stays locked, and the numbers to call are there. */
const LockMissing = () => (
  <>
    <HelpContacts />
    <CrashScreen />
  </>
);

// Loaded only if a lock is set. The service worker caches it for offline use.
const LockPlace = lazy(() =>
  import('./lock-place.tsx').then(
    ({ LockPlace: Loaded }) => ({ default: Loaded }),
    () => ({ default: LockMissing }),
  ),
);

/** Replaces every screen while the app is locked, but not an open crisis card. */
export const LockGate = ({ children }: { children: ReactNode }) => (
  <>
    <CrisisPlace />
    {useIsLocked() ? (
      <Suspense fallback={<FullScreenLoading />}>
        <LockPlace />
      </Suspense>
    ) : (
      children
    )}
  </>
);
