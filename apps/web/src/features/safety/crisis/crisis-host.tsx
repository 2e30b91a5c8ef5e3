import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { PlainCard } from './plain-card.tsx';

// The card is loaded on demand. The service worker caches it for offline use.
const CrisisCard = lazy(() => import('./crisis-card.tsx').catch(() => ({ default: PlainCard })));

/**
 * Whether there are queued answers. This reads the storage directly, because the code that parses them is loaded only
 * if there are any.
 */
const hasWaiting = (userId: string): boolean =>
  readOwned(userId, 'safety-answers') !== null || readOwned(userId, 'safety-plan')?.includes('"waiting":true') === true;

/** Sends answers and plan changes that were made offline. */
function useSendWaiting(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const send = async (): Promise<void> => {
      if (!hasWaiting(userId)) return;
      // If the chunk can't be loaded, the answers stay in the queue until this runs again.
      const code = await import('../ask-again/send-waiting.ts').catch(() => null);
      await code?.sendWaiting(userId);
    };
    const sendNow = (): void => void send();
    // The device may be online while the server is not available, so sending is retried when the page becomes
    // visible.
    const sendIfSeen = (): void => {
      if (document.visibilityState === 'visible') sendNow();
    };
    sendNow();
    window.addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendIfSeen);
    return () => {
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendIfSeen);
    };
  }, [userId]);
}

/** Returns a ref to the element that had the focus when the card was requested. It gets the focus back. */
function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    let wasOpen = crisis.current() !== null;
    return crisis.subscribe(() => {
      const isOpen = crisis.current() !== null;
      const active = document.activeElement;
      if (isOpen && !wasOpen) opener.current = active instanceof HTMLElement ? active : null;
      wasOpen = isOpen;
    });
  }, []);
  return opener;
}

/** Reads the index of a history entry from the state that the router stores in it. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** Makes Back close the card, without changing the page or the history. */
function BackCloses() {
  useEffect(() => {
    const here = placeOf(window.history.state);
    const stay = (event: PopStateEvent): void => {
      const there = placeOf(event.state);
      if (here === null || there === null || here === there) return;
      // This handler runs before the router's, which must not receive the event.
      event.stopImmediatePropagation();
      window.history.go(here - there);
      crisis.close();
    };
    window.addEventListener('popstate', stay, { capture: true });
    return () => window.removeEventListener('popstate', stay, { capture: true });
  }, []);
  return null;
}

/** Mounts the crisis card in the layout, for members and guests. Renders nothing until a crisis is raised. */
export function CrisisHost() {
  const open = useSyncExternalStore(crisis.subscribe, crisis.current, () => null);
  const opener = useOpener();
  useSendWaiting(useAccount()?.userId);
  if (open === null) return null;
  return (
    <>
      <BackCloses />
      <Suspense fallback={<PlainCard onClose={crisis.close} isWaiting />}>
        <CrisisCard crisis={open} onClose={crisis.close} opener={opener} />
      </Suspense>
    </>
  );
}
