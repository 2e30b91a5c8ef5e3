import { useSendingOccasions } from '../../../lib/outbox/outbox.ts';
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

/** Sends what waits of the onboarding: on opening the app, on coming back to it, and when the network is back. */
export const useOutboxSync = (userId: string | null): void => useSendingOccasions(userId, sendWaiting);
