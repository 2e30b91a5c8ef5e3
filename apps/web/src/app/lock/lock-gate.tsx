import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { CrisisHost } from '../../features/safety/crisis/crisis-host.tsx';
import { useBlockInterruptions } from '../../lib/page/block-interruptions.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { useIsLocked } from '../../state/lock/use-is-locked.ts';
import { Button } from '../../ui/button.tsx';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { CrashBoundary } from '../start/crash-boundary.tsx';
import { CrashScreen } from '../start/crash-screen.tsx';
import { FullScreenLoading } from '../start/full-screen-loading.tsx';

/**
 * Shown if the crisis card throws. It uses no effects, storage or native dialog, because one of these may have failed.
 */
const Numbers = () => (
  <div
    role="alert"
    // Radix hides everything outside of a modal dialog from screen readers, except elements with this attribute.
    aria-live="assertive"
    className="fixed inset-x-0 bottom-0 z-100 grid max-h-dvh gap-3 overflow-y-auto rounded-t-sheet bg-surface-raised p-4 pb-[max(1rem,var(--safe-bottom))] text-ink shadow-raised"
    // A modal dialog may have disabled pointer events of the page.
    style={{ pointerEvents: 'auto' }}
  >
    <HelpContacts />
    <Button variant="secondary" onClick={crisis.close}>
      {uiCopy.close}
    </Button>
  </div>
);

/** The crisis card, or the numbers alone if the card throws. The app below stays mounted in both cases. */
function CrisisPlace() {
  const open = useSyncExternalStore(crisis.subscribe, crisis.current, () => null);
  useBlockInterruptions(open !== null);
  return (
    <CrashBoundary at={open} crashed={open && <Numbers />}>
      <CrisisHost />
    </CrashBoundary>
  );
}

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
