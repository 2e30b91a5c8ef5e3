import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { sendWaiting } from '../ask-again/send-waiting.ts';
import { CrisisCard } from './crisis-card.tsx';

/** Sends answers and plan changes that were made offline. */
function useSendWaiting(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const sendNow = (): void => void sendWaiting(userId);
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

/**
 * Mounts the crisis card above every screen and the lock, for members and guests. Renders nothing until a crisis is
 * raised. The whole card is part of the first load, because it must appear at once and never be replaced.
 */
export function CrisisHost() {
  const open = useSyncExternalStore(crisis.subscribe, crisis.current, () => null);
  useSendWaiting(useAccount()?.userId);
  if (open === null) return null;
  return <CrisisCard crisis={open} onClose={crisis.close} />;
}
