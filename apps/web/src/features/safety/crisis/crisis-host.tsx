import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { PlainCard } from './plain-card.tsx';

// Fetched when it is needed; the service worker has it where there is no network.
const CrisisCard = lazy(() => import('./crisis-card.tsx').catch(() => ({ default: PlainCard })));

/** Read as it lies there: the code that knows it is fetched only when something waits. */
const hasWaiting = (userId: string): boolean =>
  readOwned(userId, 'safety-answers') !== null || readOwned(userId, 'safety-plan')?.includes('"waiting":true') === true;

/** Sends what a person answered or changed while the server was out of reach. */
function useSendWaiting(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const send = async (): Promise<void> => {
      if (!hasWaiting(userId)) return;
      // Where even that can't be fetched, it waits for the next time.
      const code = await import('../ask-again/send-waiting.ts').catch(() => null);
      await code?.sendWaiting(userId);
    };
    const sendNow = (): void => void send();
    // The network was there and the server was not: coming back to the page is the next occasion.
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

/** What had the focus when the card was asked for: it gets it back. */
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

/** The place of an entry in the router's history, which it notes in the entry's state. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** Back closes the card and leaves the page under it as it is, and the history too. */
function BackCloses() {
  useEffect(() => {
    const here = placeOf(window.history.state);
    const stay = (event: PopStateEvent): void => {
      const there = placeOf(event.state);
      if (here === null || there === null || here === there) return;
      // Heard before the router does: to it the browser never went anywhere.
      event.stopImmediatePropagation();
      window.history.go(here - there);
      crisis.close();
    };
    window.addEventListener('popstate', stay, { capture: true });
    return () => window.removeEventListener('popstate', stay, { capture: true });
  }, []);
  return null;
}

/** The place of the crisis card in the layout, for members and guests; empty until something is raised. */
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
