import { useEffect } from 'react';
import { hasUnsent } from './unsent.ts';

async function sendWaiting(userId: string): Promise<void> {
  if (!hasUnsent(userId)) return;
  try {
    const { drain } = await import('./outbox.ts');
    await drain(userId);
  } catch {
    // Its file did not come: the next occasion asks again.
  }
}

/** Sends what waits: on opening the app, on coming back to it, and when the network is back. */
export function useOutboxSync(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    const send = (): void => void sendWaiting(userId);
    const sendIfSeen = (): void => {
      if (document.visibilityState === 'visible') send();
    };
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', sendIfSeen);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendIfSeen);
    };
  }, [userId]);
}
